import { LIMITS } from '../../domain/rules.js';
import type { FlatFile } from '../model/flat-entries.js';
import { storable } from '../text/storable.js';
import { END, ENTRY, ITEMS } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { spaceBefore } from '../text/space-before.js';

/** What follows each other in a flat file, by offsets in its source. */
export type LayoutItem =
  | { kind: 'comment'; start: number; end: number; isDescription: boolean }
  | { kind: 'other'; start: number; end: number }
  | {
      kind: 'entry';
      start: number;
      end: number;
      /** From `start` to `end`. */
      parts: ProfilePart[];
      /** The keys that are in it, as indexes of the file's entries. */
      entries: number[];
      /** Whether these are the items of a list, which have their places. */
      isList?: boolean;
    };

/** What `genstrings` writes where there is no comment. */
const NO_COMMENT = 'No comment provided by engineer.';

/**
 * The parts of a flat file. Comments above an entry belong to it, unless a blank line stands between; a comment behind
 * it on the same line belongs to it too. Sets the descriptions of the keys.
 *
 * @param readComment the description in a row of comments
 * @param taken names that no new key may have
 */
export function layOut(
  source: string,
  items: readonly LayoutItem[],
  file: FlatFile,
  readComment: (raw: string) => string,
  taken: string[] = [],
): { parts: ProfilePart[]; lead: string | null } {
  const layout = new Layout(source, file, readComment);
  for (const item of items) layout.add(item);
  return layout.finish(taken);
}

class Layout {
  private readonly parts: ProfilePart[] = [];
  /** How often which white space stands before an entry. */
  private readonly leads = new Map<string, number>();
  /** Up to where the source is in `parts`. */
  private copied = 0;
  /** Behind the last item. */
  private reached = 0;
  /** Where a row of comments begins that the next entry may take. */
  private row: number | null = null;
  /** The entry just before, which may have a comment on its line. */
  private last: { entries: number[]; isDescribed: boolean } | null = null;

  constructor(
    private readonly source: string,
    private readonly file: FlatFile,
    private readonly readComment: (raw: string) => string,
  ) {}

  add(item: LayoutItem): void {
    const gap = this.source.slice(this.reached, item.start);
    if (isBlankLine(gap)) this.row = null;
    if (item.kind === 'comment') this.addComment(item, gap);
    else if (item.kind === 'entry') this.addEntry(item);
    else {
      this.row = null;
      this.last = null;
    }
    this.reached = item.end;
  }

  finish(taken: string[]): { parts: ProfilePart[]; lead: string | null } {
    this.copyTo(this.reached);
    this.parts.push({ group: null, ...(taken.length > 0 && { taken }) });
    this.copyTo(this.source.length);
    return { parts: this.parts, lead: this.usualLead() };
  }

  /** What stands before most entries, the least of it: a blank line is none of new ones where only one entry has it. */
  private usualLead(): string | null {
    const [usual] = [...this.leads].toSorted(
      ([one, count], [other, often]) => often - count || one.length - other.length,
    );
    return usual?.[0] ?? null;
  }

  private addComment(item: LayoutItem & { kind: 'comment' }, gap: string): void {
    if (this.last && this.copied === this.reached && !/[\n\r]/.test(gap)) {
      this.addTrailing(item, this.last);
      return;
    }
    this.last = null;
    if (!item.isDescription) this.row = null;
    else this.row ??= item.start;
  }

  private addTrailing(
    { start, end, isDescription }: LayoutItem & { kind: 'comment' },
    entry: NonNullable<Layout['last']>,
  ): void {
    this.parts.pop();
    this.copyTo(start);
    const isTaken = entry.isDescribed || !isDescription || !this.describe(start, end, entry.entries);
    if (isTaken) this.copyTo(end);
    entry.isDescribed = true;
    this.parts.push(END);
  }

  private addEntry({ start, end, parts, entries, isList }: LayoutItem & { kind: 'entry' }): void {
    const { row } = this;
    const from = row ?? start;
    const blank = spaceBefore(this.source, from, this.copied);
    this.copyTo(from - blank.length);
    this.parts.push(isList ? ITEMS : ENTRY);
    this.copyTo(from);
    const isDescribed = row !== null && this.describe(row, this.reached, entries);
    this.copyTo(start);
    // One by one: a list may have as many parts as a file has room for, and a call takes no such number.
    for (const part of parts) this.parts.push(part);
    this.parts.push(END);
    this.copied = end;
    this.row = null;
    this.last = { entries, isDescribed };
    if (from > 0) this.leads.set(blank, (this.leads.get(blank) ?? 0) + 1);
  }

  /** @returns whether the comments are the description of the keys. */
  private describe(start: number, end: number, entries: readonly number[]): boolean {
    const comment = this.source.slice(start, end);
    const description = storable(this.readComment(comment));
    const [first] = entries;
    if (first === undefined || description === '' || description === NO_COMMENT) return false;
    if (description.length > LIMITS.description) return false;
    for (const index of entries) {
      const key = this.file.entries[index]?.key;
      if (key) key.description = description;
    }
    this.parts.push({ comment, of: first });
    this.copied = end;
    return true;
  }

  private copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }
}

const isBlankLine = (gap: string): boolean => {
  const first = gap.search(/\r\n|\n|\r/);
  return first >= 0 && /[\n\r]/.test(gap.slice(gap.startsWith('\r\n', first) ? first + 2 : first + 1));
};
