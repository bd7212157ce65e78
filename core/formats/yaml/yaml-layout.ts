import { LIMITS } from '../../domain/rules.js';
import { END, ENTRY, ITEMS } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { commentText } from './comments.js';

/** An entry that has begun. */
export interface OpenEntry {
  /** Whether it has lines of its own, and goes with them. */
  hasLines: boolean;
  /** Where it begins among the parts; null: there is no such place. */
  at: number | null;
  /** Where the comment above it is among the parts; null: there is none. */
  comment: number | null;
}

/** The parts of a file, line by line. */
export class YamlLayout {
  readonly parts: ProfilePart[] = [];
  /** Up to where the source is in `parts`. */
  private copied = 0;
  private readonly newline: string;

  /** @param text the source with the line ends of `withLineEnds` */
  constructor(
    private readonly source: string,
    private readonly text: string,
  ) {
    this.newline = newlineOf(source);
  }

  /** Begins the entry of a key, with the comments above it. */
  begin(offset: number): OpenEntry {
    const line = this.lineStart(offset);
    if (this.copied > line || this.text.slice(line, offset).trim() !== '')
      return { hasLines: false, at: null, comment: null };
    const row = this.rowAbove(line);
    this.copyTo(row);
    const at = this.parts.push(ENTRY) - 1;
    if (row === line) return { hasLines: true, at, comment: null };
    const comment = this.parts.push(this.source.slice(row, line)) - 1;
    this.copied = line;
    return { hasLines: true, at, comment };
  }

  /** The entry holds a list, whose items have their places. */
  holdItems({ at }: OpenEntry): void {
    if (at !== null) this.parts[at] = ITEMS;
  }

  end({ hasLines }: OpenEntry): void {
    if (!hasLines) return;
    if (!this.isAtLine()) this.copyTo(this.lineEnd(this.copied));
    this.parts.push(END);
  }

  /** The description in the comment above an entry, which becomes that of a key. */
  describe({ comment }: OpenEntry, of: number): string | undefined {
    const source = comment === null ? undefined : this.parts[comment];
    if (comment === null || typeof source !== 'string') return undefined;
    const description = descriptionIn(source);
    if (description !== undefined) this.parts[comment] = { comment: source, of };
    return description;
  }

  /** The description in the comment behind a text, up to `end`. */
  describeBehind(end: number, of: number): string | undefined {
    const comment = this.source.slice(this.copied, end);
    const description = descriptionIn(comment);
    if (description !== undefined) this.put(this.copied, end, { comment, of });
    return description;
  }

  /** Replaces source by a part. */
  put(start: number, end: number, part: ProfilePart): void {
    this.copyTo(start);
    this.parts.push(part);
    this.copied = end;
  }

  copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }

  /** Leaves out what stands before an offset. */
  skipTo(offset: number): void {
    this.copied = offset;
  }

  /** White space before an entry that goes here: behind a last line without an end, with the end of it. */
  leadOf(indentation: string): string {
    return this.isAtLine() ? indentation : this.newline + indentation;
  }

  /** Behind the line of an offset. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end + 1;
  }

  finish(): ProfilePart[] {
    this.copyTo(this.source.length);
    return this.parts;
  }

  private lineStart(offset: number): number {
    return offset === 0 ? 0 : this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  private isAtLine(): boolean {
    return this.copied === 0 || this.text[this.copied - 1] === '\n';
  }

  /** Where the comments begin that stand right above the line of an offset. */
  rowOf(offset: number): number {
    return this.rowAbove(this.lineStart(offset));
  }

  private rowAbove(line: number): number {
    let row = line;
    while (row > this.copied) {
      const above = this.lineStart(row - 1);
      if (above < this.copied || !/^[ \t]*#/.test(this.text.slice(above, row))) break;
      row = above;
    }
    return row;
  }
}

/** The end of the first line. */
export const newlineOf = (source: string): string => /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';

/** Lines of signs are left out of a description; longer than that is none. */
const LONGEST_COMMENT = 10 * LIMITS.description;

function descriptionIn(comment: string): string | undefined {
  if (comment.length > LONGEST_COMMENT) return undefined;
  const description = storable(commentText(comment));
  return description === '' || description.length > LIMITS.description ? undefined : description;
}
