/** Reads markup piece by piece. Every pattern is sticky, and none repeats a group: reading stays linear. */
export class Scanner {
  constructor(
    readonly source: string,
    /** Offset of what is read next. */
    public at: number,
    private readonly refuse: (offset: number) => never,
  ) {}

  /** What matches here, read over; null if nothing does. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  /** What must match here. */
  need(pattern: RegExp): RegExpExecArray {
    return this.take(pattern) ?? this.fail(this.at);
  }

  /** Reads on behind the next `end`. What lacks one is refused where it begins. */
  skipBehind(end: string, begin: number): void {
    const found = this.source.indexOf(end, this.at);
    if (found < 0) this.fail(begin);
    this.at = found + end.length;
  }

  fail(offset: number): never {
    return this.refuse(offset);
  }
}

const NAME_START =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const NAME_PART = `\\u0300-\\u036F${NAME_START}\\-.0-9\\u00B7\\u203F\\u2040`;

export const SPACE = /[ \t\n]+/y;
export const NAME = new RegExp(`[${NAME_START}][${NAME_PART}]*`, 'uy');
export const NMTOKEN = new RegExp(`[${NAME_PART}]+`, 'uy');
/** A quoted value: its text is what the first or the second quotes hold. */
export const LITERAL = /"([^"]*)"|'([^']*)'/y;
export const TAG_END = />/y;
