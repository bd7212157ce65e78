/**
 * The space between entries of which some are left out: what follows them stands where the first of them stood, below the
 * same blank line, or at the beginning of the file.
 */
export class SpaceOfCut {
  private cut: { at: number; space: string } | null = null;

  /** @param source of what is left out, which would have been the piece at this place */
  leaveOut(at: number, source: string): void {
    const space = spaceOf(source);
    const isFurther = this.cut?.at === at && (at === 0 || breaksIn(space) <= breaksIn(this.cut.space));
    if (!isFurther) this.cut = { at, space };
  }

  /** The source of an entry that is written at a place. */
  after(at: number, source: string): string {
    const cut = this.cut;
    if (cut?.at !== at) return source;
    this.cut = null;
    const own = spaceOf(source);
    return at === 0 || breaksIn(cut.space) > breaksIn(own) ? cut.space + source.slice(own.length) : source;
  }
}

const spaceOf = (source: string): string => /^\s*/.exec(source)?.[0] ?? '';

const breaksIn = (space: string): number => space.match(/\r\n|\n|\r/g)?.length ?? 0;
