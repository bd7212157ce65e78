import { LIMITS } from '../../domain/rules.js';
import type { JsonPlace } from '../json/json-place.js';
import { END, ENTRY, ITEMS, LIST } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { spaceBefore } from '../text/space-before.js';
import { storable } from '../text/storable.js';
import { commentText } from './comments.js';
import { commaLead } from './php-lead.js';

/** An open array. */
export interface PhpFrame extends JsonPlace {
  id: number;
  /** Whether each element takes its comma along; otherwise commas stand between those that are written. */
  hasCommas: boolean;
  /** Where the element begins among the parts that it is; null: it is the file. */
  entry: number | null;
  /** Whether an element has no name: its place is its name. */
  hasItems: boolean;
  /** Of elements so far. */
  count: number;
  /** The number that names the next element without a name. */
  next: number;
  /** Names that no key has, so that no new key may take them. */
  taken: string[];
  /** White space before the last element. */
  lead: string | undefined;
}

/** The parts of a PHP file: an entry for each element of its arrays, with the comments above it, places for new keys. */
export class PhpLayout {
  readonly parts: ProfilePart[] = [];
  /** Up to where the source is in `parts`. */
  private copied = 0;
  /** Where the current element begins among the parts. */
  entry: number | null = null;
  /** A row of comments that the next element may take. */
  private row: { start: number; end: number } | null = null;
  /** Where the comment above the current element is among the parts. */
  private above: number | null = null;
  /** Where among the parts the new keys of a group go. */
  private readonly places = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly usualLead: string,
  ) {}

  /** @param end behind the bracket */
  open(end: number, { hasCommas }: PhpFrame): void {
    this.copyTo(end);
    if (!hasCommas) this.parts.push(LIST);
    this.row = null;
    this.above = null;
  }

  comment(start: number, end: number, frame: PhpFrame): void {
    const isBehind = frame.count > 0 && !/[\n\r]/.test(this.source.slice(this.copied, start));
    if (isBehind && frame.hasCommas && this.parts.at(-1) === END) {
      // It belongs to the element on its line.
      this.parts.pop();
      this.copyTo(end);
      this.parts.push(END);
      return;
    }
    const isNext = this.row !== null && !isBlankLine(this.source.slice(this.row.end, start));
    this.row = { start: isNext && this.row ? this.row.start : start, end };
  }

  begin(start: number, frame: PhpFrame): void {
    const { row } = this;
    const isAbove =
      row !== null && !isBlankLine(this.source.slice(row.end, start)) && row.start >= this.copied;
    const from = isAbove ? row.start : start;
    const space = spaceBefore(this.source, from, this.copied);
    this.copyTo(from - space.length);
    this.entry = this.parts.push(ENTRY) - 1;
    this.copyTo(from);
    this.above = null;
    if (isAbove) {
      this.above = this.parts.push(this.source.slice(row.start, row.end)) - 1;
      this.copied = row.end;
    }
    this.row = null;
    frame.count += 1;
    frame.lead = oneLine(space);
    this.copyTo(start);
  }

  /** The description in the comment above the current element, which becomes that of a key. */
  describe(of: number): string | undefined {
    const { above } = this;
    const comment = above === null ? undefined : this.parts[above];
    if (above === null || typeof comment !== 'string') return undefined;
    const description = storable(commentText(comment));
    if (description === '' || description.length > LIMITS.description) return undefined;
    this.parts[above] = { comment, of };
    return description;
  }

  /** Replaces source by a part. */
  put(start: number, end: number, part: ProfilePart): void {
    this.copyTo(start);
    this.parts.push(part);
    this.copied = end;
  }

  /** @param comma where the comma behind the element stands */
  end(end: number, comma: number | null, { hasCommas }: PhpFrame): void {
    this.copyTo(hasCommas && comma !== null ? comma + 1 : end);
    this.parts.push(END);
    if (hasCommas || comma === null) return;
    this.copied = comma + 1;
  }

  close(frame: PhpFrame): void {
    this.placeNewKeys(frame);
    if (frame.hasItems && frame.entry !== null) this.parts[frame.entry] = ITEMS;
    if (!frame.hasCommas) this.parts.push(END);
    this.row = null;
    this.above = null;
  }

  finish(): ProfilePart[] {
    this.copyTo(this.source.length);
    return this.parts;
  }

  private copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }

  /** Where an array comes twice, PHP takes the last one. */
  private placeNewKeys(frame: PhpFrame): void {
    const { depth, group, path, taken, next } = frame;
    const isList = next > 0;
    if (depth > 1 && isList) return;
    const id = JSON.stringify([group, path]);
    const before = this.places.get(id);
    if (depth > 0 && before !== undefined) this.parts[before] = '';
    if (depth > 0) this.places.set(id, this.parts.length);
    const place = { ...(taken.length > 0 && { taken }), lead: this.leadIn(frame) };
    this.parts.push({ group, ...(depth > 1 && { path }), ...place });
    if (depth === 0) this.parts.push({ group: null, ...place });
  }

  private leadIn({ lead, hasCommas, count }: PhpFrame): string {
    const space = lead === '' && count === 1 ? ' ' : (lead ?? this.usualLead);
    return hasCommas ? commaLead(space) : space;
  }
}

/** White space without the blank lines in it. */
const oneLine = (space: string): string => /(?:\r\n|\n|\r)[^\r\n]*$/.exec(space)?.[0] ?? space;

const isBlankLine = (gap: string): boolean => (gap.match(/\r\n|\n|\r/g)?.length ?? 0) > 1;
