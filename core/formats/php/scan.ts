import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';
import { stringAt, stringsAt } from './strings.js';
import type { PhpString } from './strings.js';
import {
  behindBlank,
  behindComment,
  behindSpace,
  behindToken,
  behindWord,
  endOfExpression,
} from './tokens.js';

/** The name of an element: null where its place names it, undefined where only PHP can compute it. */
export type ElementName = string | null | undefined;

export interface PhpVisitor {
  /** A comment between elements. */
  comment(start: number, end: number): void;
  element(start: number, name: ElementName): void;
  /** The value of the element is an array; `end`: behind its bracket. */
  open(start: number, end: number): void;
  /** @param start of the closing bracket */
  close(start: number, hasComma: boolean): void;
  /** The value is a text; `end`: behind it. */
  text(value: PhpString, start: number): void;
  /** The value is anything else. */
  other(start: number, end: number): void;
  /** @param comma where the comma behind the element stands, null: there is none */
  endElement(end: number, comma: number | null): void;
}

/** @throws Malformed at the first character that cannot be right, and where a file does not return an array */
export function scanPhp(source: string, visitor: PhpVisitor): void {
  new PhpScan(source, visitor).scan();
}

const ARRAY = /\[|array[ \t\r\n]*\(/iy;
const NUMBER = /-?\d+(?![\w.])/y;
const OPENING = /^\s*<\?(?:php(?=\s))?/i;

/** Behind the word at an offset that ends a file; null: it is none. */
function behindReturn(source: string, at: number): number | null {
  const word = behindWord(source, at);
  const isReturn = word !== null && source.slice(at, word).toLowerCase() === 'return';
  return isReturn && source[at - 1] !== '$' ? word : null;
}

/** Walks the array that a file returns. Nothing is run. Linear. */
class PhpScan {
  private at = 0;
  /** Of the arrays that are open. */
  private readonly closings: string[] = [];
  private hasComma = false;

  constructor(
    private readonly source: string,
    private readonly visitor: PhpVisitor,
  ) {}

  scan(): void {
    this.at = this.returned();
    if (!this.open()) throw this.fault(this.at);
    while (this.closings.length > 0) this.step();
    const end = behindBlank(this.source, this.at);
    if (this.source[end] !== ';' && !this.source.startsWith('?>', end)) throw this.fault(end);
  }

  /** Where the value begins that the file returns. */
  private returned(): number {
    const { source } = this;
    const [opening] = OPENING.exec(source) ?? [];
    if (opening === undefined) throw this.fault(0);
    let depth = 0;
    for (let at = opening.length; at < source.length;) {
      const value = depth === 0 ? behindReturn(source, at) : null;
      if (value !== null) return behindBlank(source, value);
      if (source[at] === '{') depth += 1;
      else if (source[at] === '}') depth -= 1;
      const next = behindToken(source, at);
      if (next === null) throw this.fault(at);
      at = next;
    }
    throw this.fault(source.length);
  }

  /** An element, or the end of an array. */
  private step(): void {
    this.passComments();
    if (this.source[this.at] === this.closings.at(-1)) {
      this.closings.pop();
      this.visitor.close(this.at, this.hasComma);
      this.at += 1;
      if (this.closings.length > 0) this.endElement();
      return;
    }
    this.beginElement();
    if (this.open()) return;
    this.readValue();
    this.endElement();
  }

  private passComments(): void {
    for (;;) {
      this.at = behindSpace(this.source, this.at);
      const end = behindComment(this.source, this.at);
      if (end === null) return;
      this.visitor.comment(this.at, end);
      this.at = end;
    }
  }

  private beginElement(): void {
    const { source, at } = this;
    const key = this.keyAt();
    const arrow = key && behindBlank(source, key.end);
    if (key && arrow !== null && source.startsWith('=>', arrow)) {
      this.visitor.element(at, key.name);
      this.at = behindBlank(source, arrow + 2);
      return;
    }
    ARRAY.lastIndex = at;
    const isValue = stringsAt(source, at) !== null || ARRAY.test(source);
    this.visitor.element(at, isValue ? null : undefined);
  }

  private keyAt(): { name: string; end: number } | null {
    const string = stringAt(this.source, this.at);
    if (string) return { name: string.text, end: string.end };
    NUMBER.lastIndex = this.at;
    const [number] = NUMBER.exec(this.source) ?? [];
    return number === undefined ? null : { name: number, end: NUMBER.lastIndex };
  }

  private open(): boolean {
    ARRAY.lastIndex = this.at;
    const [opening] = ARRAY.exec(this.source) ?? [];
    if (opening === undefined) return false;
    this.visitor.open(this.at, ARRAY.lastIndex);
    this.at = ARRAY.lastIndex;
    this.closings.push(opening === '[' ? ']' : ')');
    this.hasComma = false;
    return true;
  }

  private readValue(): void {
    const { source, at } = this;
    const read = stringsAt(source, at);
    if (read && ',])'.includes(source.charAt(behindBlank(source, read.end)))) {
      this.visitor.text(read, at);
      this.at = read.end;
      return;
    }
    const end = endOfExpression(source, at);
    if (end === null || end === at) throw this.fault(at);
    this.visitor.other(at, end);
    this.at = end;
  }

  private endElement(): void {
    const { source, at } = this;
    const next = behindBlank(source, at);
    this.hasComma = source[next] === ',';
    if (!this.hasComma && source[next] !== this.closings.at(-1)) throw this.fault(next);
    this.visitor.endElement(at, this.hasComma ? next : null);
    if (this.hasComma) this.at = next + 1;
  }

  private fault(at: number): Malformed {
    return new Malformed(lineIndex(this.source)(at), faultAt(this.source, at));
  }
}
