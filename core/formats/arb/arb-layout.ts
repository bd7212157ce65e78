import { END, ENTRY, LIST } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import type { Hole } from '../json/icu-holes.js';
import type { ArbMember } from './members.js';

/** The parts of a file: an entry for each key with what is said about it behind it, and one for each other member. */
export class ArbLayout {
  private readonly parts: ProfilePart[] = [];
  /** Up to where the source is in `parts`. */
  private copied = 0;
  /** Behind the last member; null before the first. */
  private reached: number | null = null;

  constructor(private readonly source: string) {
    this.copyTo(source.indexOf('{') + 1);
    this.parts.push(LIST);
  }

  begin({ start }: ArbMember): void {
    if (this.reached !== null) {
      const comma = this.source.slice(this.reached, start).indexOf(',') + this.reached;
      this.copyTo(comma);
      this.parts.push(END);
      this.copied = comma + 1;
    }
    this.parts.push(ENTRY);
  }

  /** @param holes by offsets in the file */
  put(holes: readonly Hole[]): void {
    for (const { start, end, part } of holes) {
      this.copyTo(start);
      this.parts.push(part);
      this.copied = end;
    }
  }

  /** @param beside the key that the member goes with, as an entry of its own */
  end({ end }: ArbMember, beside: number | null): void {
    this.copyTo(end);
    if (beside !== null) this.parts.push({ beside });
    this.reached = end;
  }

  /** @param taken names that no new key may have */
  finish(taken: string[]): ProfilePart[] {
    if (this.reached !== null) this.parts.push(END);
    this.parts.push({ group: null, ...(taken.length > 0 && { taken }) }, END);
    this.copyTo(this.source.length);
    return this.parts;
  }

  private copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }
}
