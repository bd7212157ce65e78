import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';

/** Receives a JSON text in its own order, duplicates and all. */
export interface JsonVisitor {
  /** The name of the member whose value follows; `offset` of its opening quote. */
  member(name: string, offset: number): void;
  /** `start` and `end`: offsets of the value, quotes included. */
  text(value: string, start: number, end: number): void;
  /** A number, true, false or null. */
  other(start: number, end: number): void;
  /** `start`: offset of the opening bracket. */
  open(kind: JsonNesting, start: number): void;
  /** `end`: offset behind the closing bracket. */
  close(end: number): void;
}

export type JsonNesting = 'object' | 'array';

/**
 * Walks a JSON text by RFC 8259, strictly. JSON.parse would hide duplicates, reorder names like "404" and tell no
 * lines. Linear, and deep: nesting lives in a list, not on the stack.
 *
 * @throws Malformed at the first character that cannot be right.
 */
export function scanJson(source: string, visitor: JsonVisitor): void {
  new JsonScanner(source, visitor).scan();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const CLOSING = { object: '}', array: ']' };
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS = ['true', 'false', 'null'];
const ESCAPES = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Within each other: far more than any file of texts has, and what memory has room for. */
const MOST_LEVELS = 120_000;

class JsonScanner {
  private at = 0;
  private readonly nesting: JsonNesting[] = [];
  /** Whether the innermost object or array has an item already. */
  private isAfterItem = false;

  constructor(
    private readonly source: string,
    private readonly visitor: JsonVisitor,
  ) {}

  scan(): void {
    this.value();
    for (let inside = this.nesting.at(-1); inside; inside = this.nesting.at(-1)) this.step(inside);
    this.skipSpace();
    if (this.at < this.source.length) this.fail(this.at);
  }

  private step(inside: JsonNesting): void {
    this.skipSpace();
    if (this.skip(CLOSING[inside])) {
      this.nesting.pop();
      this.visitor.close(this.at);
      this.isAfterItem = true;
      return;
    }
    if (this.isAfterItem && !this.skip(',')) this.fail(this.at);
    if (inside === 'object') this.member();
    this.value();
  }

  private member(): void {
    this.skipSpace();
    const offset = this.at;
    if (this.source.charCodeAt(offset) !== QUOTE) this.fail(offset);
    this.visitor.member(this.string(), offset);
    this.skipSpace();
    if (!this.skip(':')) this.fail(this.at);
  }

  private value(): void {
    this.skipSpace();
    if (this.skip('{')) this.open('object');
    else if (this.skip('[')) this.open('array');
    else {
      if (this.source.charCodeAt(this.at) === QUOTE) this.text();
      else this.other();
      this.isAfterItem = true;
    }
  }

  private open(kind: JsonNesting): void {
    if (this.nesting.push(kind) > MOST_LEVELS)
      throw new Malformed(lineIndex(this.source)(this.at), { reason: 'too_deep' });
    this.visitor.open(kind, this.at - 1);
    this.isAfterItem = false;
  }

  private text(): void {
    const start = this.at;
    const value = this.string();
    this.visitor.text(value, start, this.at);
  }

  private other(): void {
    const start = this.at;
    NUMBER.lastIndex = start;
    const token =
      LITERALS.find((literal) => this.source.startsWith(literal, this.at)) ?? NUMBER.exec(this.source)?.[0];
    if (token === undefined) this.fail(this.at);
    else this.at += token.length;
    this.visitor.other(start, this.at);
  }

  private string(): string {
    const { source } = this;
    const opening = this.at;
    let text = '';
    let plainFrom = opening + 1;
    for (let index = plainFrom; index < source.length;) {
      const code = source.charCodeAt(index);
      if (code === QUOTE) {
        this.at = index + 1;
        return text + source.slice(plainFrom, index);
      }
      if (code < SPACE) this.fail(index);
      if (code !== BACKSLASH) {
        index += 1;
        continue;
      }
      text += source.slice(plainFrom, index) + this.escaped(index);
      plainFrom = index = index + (source[index + 1] === 'u' ? 6 : 2);
    }
    return this.fail(opening);
  }

  /** The character of an escape; a surrogate pair consists of two escapes. */
  private escaped(backslash: number): string {
    const letter = this.source.charAt(backslash + 1);
    const simple = ESCAPES.get(letter);
    if (simple !== undefined) return simple;
    if (letter !== 'u') this.fail(backslash + 1);
    const digits = this.source.slice(backslash + 2, backslash + 6);
    if (!/^[\da-fA-F]{4}$/.test(digits)) this.fail(backslash + 2);
    return String.fromCharCode(parseInt(digits, 16));
  }

  private skip(token: string): boolean {
    if (!this.source.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  private skipSpace(): void {
    while (isWhiteSpace(this.source.charCodeAt(this.at))) this.at += 1;
  }

  private fail(offset: number): never {
    throw new Malformed(lineIndex(this.source)(offset), faultAt(this.source, offset));
  }
}

/** What stands at an offset that is neither text nor nested. */
export function literalKind(source: string, start: number): 'boolean' | 'null' | 'number' {
  if (source.startsWith('null', start)) return 'null';
  return 'tf'.includes(source.charAt(start)) ? 'boolean' : 'number';
}

const isWhiteSpace = (code: number): boolean =>
  code === SPACE || code === 0x09 || code === 0x0a || code === 0x0d;
