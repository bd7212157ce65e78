import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';
import { nextStepCharacter } from './next-step.js';

export interface StringsVisitor {
  entry(key: string, text: string, line: number, span: EntrySpan): void;
  /** A comment between entries, without its delimiters, and its offsets with them. */
  comment(text: string, start: number, end: number): void;
}

/** Where an entry stands in the source, by offsets. `end` is behind the semicolon. */
export interface EntrySpan {
  start: number;
  keyEnd: number;
  /** Where the value stands; of `key ;` where one could: behind the key. */
  valueStart: number;
  valueEnd: number;
  end: number;
}

/**
 * Walks an old-style property list of key = value pairs as Apple's parser does, but refuses what that one silently
 * stops at (docs/formats.md, 8.1-8.4). Linear.
 *
 * @throws Malformed at the first character that cannot be right.
 */
export function scanStrings(source: string, visitor: StringsVisitor): void {
  new StringsScanner(source, visitor).scan();
}

const BACKSLASH = 0x5c;
const LINE_END = /[\n\r\u2028\u2029]|$/g;
const UNQUOTED = /[A-Za-z0-9_$/:.-]+/y;
const ESCAPE = /\\(?:U([\da-fA-F]{0,4})|u([\da-fA-F]{4})|([0-7]{1,3})|([^]))/y;
const CONTROLS = new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

class StringsScanner {
  private at = 0;
  private readonly lineAt: (offset: number) => number;

  constructor(
    private readonly source: string,
    private readonly visitor: StringsVisitor,
  ) {
    this.lineAt = lineIndex(source);
  }

  scan(): void {
    this.skipBlank(true);
    const isBraced = this.skip('{');
    this.entries();
    if (isBraced) {
      if (!this.skip('}')) this.fail(this.at);
      this.skipBlank(true);
    }
    if (this.at < this.source.length) this.fail(this.at);
  }

  private entries(): void {
    for (;;) {
      this.skipBlank(true);
      if (this.skip(';')) continue;
      const start = this.at;
      const key = this.token();
      if (key === null) return;
      const keyEnd = this.at;
      this.skipBlank(false);
      const value = this.skip('=') ? this.value() : { text: key, valueStart: keyEnd, valueEnd: keyEnd };
      if (!this.skip(';')) this.fail(this.at);
      const { text, valueStart, valueEnd } = value;
      this.visitor.entry(key, text, this.lineAt(start), {
        start,
        keyEnd,
        valueStart,
        valueEnd,
        end: this.at,
      });
    }
  }

  private value(): { text: string; valueStart: number; valueEnd: number } {
    this.skipBlank(false);
    const valueStart = this.at;
    const text = this.token() ?? this.fail(valueStart);
    const valueEnd = this.at;
    this.skipBlank(false);
    return { text, valueStart, valueEnd };
  }

  private token(): string | null {
    const character = this.source.charAt(this.at);
    if (character === '"' || character === "'") return this.quoted(character);
    return this.match(UNQUOTED)?.[0] ?? null;
  }

  private quoted(quote: string): string {
    const { source } = this;
    const opening = this.at;
    this.at += 1;
    let text = '';
    for (;;) {
      const end = this.endOfPlain(quote.charCodeAt(0));
      text += source.slice(this.at, end);
      this.at = end;
      if (end === source.length) this.fail(opening);
      if (source[end] === quote) {
        this.at += 1;
        return text;
      }
      text += this.escaped();
    }
  }

  /** Offset of the next quote or backslash, or of the end. */
  private endOfPlain(quote: number): number {
    const { source } = this;
    let end = this.at;
    for (; end < source.length; end += 1) {
      const code = source.charCodeAt(end);
      if (code === quote || code === BACKSLASH) break;
    }
    return end;
  }

  private escaped(): string {
    const backslash = this.at;
    const [, upper, lower, octal, other = ''] = this.match(ESCAPE) ?? this.fail(backslash);
    const unit = upper ?? lower;
    if (unit !== undefined) return String.fromCharCode(parseInt(unit || '0', 16));
    if (octal !== undefined) return nextStepCharacter(parseInt(octal, 8) % 256);
    return CONTROLS.get(other) ?? other;
  }

  private skipBlank(isBetweenEntries: boolean): void {
    for (;;) {
      while (isSpace(this.source.charCodeAt(this.at))) this.at += 1;
      const start = this.at;
      const comment = this.comment();
      if (comment === null) return;
      if (isBetweenEntries) this.visitor.comment(comment, start, this.at);
    }
  }

  private comment(): string | null {
    const { source, at: start } = this;
    if (this.skip('//')) {
      LINE_END.lastIndex = this.at;
      this.at = LINE_END.exec(source)?.index ?? source.length;
      return source.slice(start + 2, this.at);
    }
    if (!this.skip('/*')) return null;
    const end = source.indexOf('*/', this.at);
    if (end < 0) this.fail(start);
    this.at = end + 2;
    return source.slice(start + 2, end);
  }

  private skip(token: string): boolean {
    if (!this.source.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  private fail(offset: number): never {
    throw new Malformed(this.lineAt(offset), faultAt(this.source, offset));
  }
}

/** Space, U+0009 to U+000D, and the separators of lines and paragraphs. */
const isSpace = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x2028 || code === 0x2029;
