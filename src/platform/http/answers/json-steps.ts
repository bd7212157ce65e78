import type { Steps } from '#core/steps.js';

/** The bytes passed to JSON.parse at once, about a millisecond of work. */
const PIECE_BYTES = 64 * 1024;

/** Limits of a document. */
export interface JsonLimits {
  /** Values of any kind, including nested ones. */
  values: number;
  /** The nesting depth of objects and lists. */
  depth: number;
  /** The number of fields of one object. */
  fields: number;
  /** The bytes of one string, number or run of white space. */
  textBytes: number;
}

/** A document beyond one of the limits. */
export class JsonLimitError extends Error {
  constructor(readonly limit: keyof JsonLimits) {
    super(`The document exceeds the limit of ${limit}.`);
  }
}

type Container = unknown[] | Record<string, unknown>;

/** An object or list that the scanner is in. */
interface Frame {
  isList: boolean;
  /** The parsed part; null until the parser has reached it. */
  parsed: Container | null;
  /** The bytes of the current field's name, with its quotes. */
  nameStart: number;
  nameEnd: number;
  fields: number;
}

/**
 * `JSON.parse` for large documents, in steps of about a millisecond. It cuts the bytes at commas and passes each piece,
 * with the brackets that are open around it, to JSON.parse. Linear in time; limits apply before anything is parsed.
 * @param bytes UTF-8
 * @throws SyntaxError, JsonLimitError
 */
export const parseJsonInSteps = (bytes: Buffer, limits: JsonLimits): Steps<unknown> =>
  new Parser(bytes, limits).parse();

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const isEnd = (byte: number): boolean => byte === CLOSE_LIST || byte === CLOSE_OBJECT;

class Parser {
  /** The first frame is a list around the document. */
  private readonly frames: Frame[] = [frame(true, [])];
  private top = 0;
  /** The start of the piece, and its frame. */
  private start = 0;
  private base = 0;
  /** A container of an earlier piece has just been closed: a comma or another closing bracket must follow. */
  private isBetween = false;
  /** The last byte that is not white space. */
  private last = 0;
  private lastTextStart = 0;
  private lastTextEnd = 0;
  private values = 1;

  constructor(
    private readonly bytes: Buffer,
    private readonly limits: JsonLimits,
  ) {}

  *parse(): Steps<unknown> {
    const { bytes } = this;
    let next = PIECE_BYTES;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (!isBlank(byte)) {
        at = this.take(byte, at);
        this.last = byte;
      }
      if (at < next) continue;
      if (at - this.start > PIECE_BYTES + this.limits.textBytes) throw new JsonLimitError('textBytes');
      next = at + PIECE_BYTES;
      yield;
    }
    if (this.top !== 0 || this.last === 0) throw malformed();
    if (!this.isBetween) this.flush(bytes.length);
    return (this.frames[0]?.parsed as unknown[])[0];
  }

  /** Skips one token and returns the position of its last byte. */
  private take(byte: number, at: number): number {
    if (this.isBetween && byte !== COMMA && !isEnd(byte)) throw malformed();
    if (byte === QUOTE) return this.text(at);
    if (byte === COLON) this.name();
    else if (byte === COMMA) this.comma(at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.open(byte === OPEN_LIST);
    else if (isEnd(byte)) this.close(byte === CLOSE_LIST, at);
    return at;
  }

  /** Returns the position of the closing quote. */
  private text(start: number): number {
    const { bytes } = this;
    const end = Math.min(bytes.length, start + this.limits.textBytes);
    let at = start + 1;
    while (at < end && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    if (at >= end) throw end === bytes.length ? malformed() : new JsonLimitError('textBytes');
    this.lastTextStart = start;
    this.lastTextEnd = at + 1;
    return at;
  }

  private name(): void {
    const current = this.current();
    current.nameStart = this.lastTextStart;
    current.nameEnd = this.lastTextEnd;
  }

  private comma(at: number): void {
    const { last, top } = this;
    if (top === 0 || last === COMMA || last === COLON || last === OPEN_LIST || last === OPEN_OBJECT)
      throw malformed();
    this.count();
    const current = this.current();
    current.fields += 1;
    if (!current.isList && current.fields >= this.limits.fields) throw new JsonLimitError('fields');
    if (!this.isBetween) {
      if (at - this.start < PIECE_BYTES) return;
      this.flush(at);
    }
    this.isBetween = false;
    this.start = at + 1;
    this.base = top;
  }

  private open(isList: boolean): void {
    if (this.top === 0 && this.last !== 0) throw malformed();
    if (this.top === this.limits.depth) throw new JsonLimitError('depth');
    this.count();
    this.top += 1;
    this.frames[this.top] = frame(isList, null);
  }

  private close(isList: boolean, at: number): void {
    const current = this.current();
    if (this.top === 0 || current.isList !== isList || this.last === COMMA) throw malformed();
    if (current.parsed !== null) {
      if (!this.isBetween) this.flush(at);
      this.isBetween = true;
    }
    this.top -= 1;
  }

  private count(): void {
    this.values += 1;
    if (this.values > this.limits.values) throw new JsonLimitError('values');
  }

  /** Parses the current piece up to `end` and adds it to its container. */
  private flush(end: number): void {
    const open = this.frames.slice(this.base, this.top + 1);
    const [outer] = open;
    if (outer === undefined || outer.parsed === null) throw malformed();
    const before = outer.isList ? '[' : '{';
    const after = open.map(({ isList }) => (isList ? ']' : '}')).reverse();
    const text = this.bytes.toString('utf8', this.start, end);
    add(JSON.parse(`${before}${text}${after.join('')}`) as Container, outer.parsed);
    for (const [index, { parsed }] of open.entries()) {
      const inner = open[index + 1];
      if (inner && parsed) inner.parsed = this.lastOf(parsed, open[index]);
    }
  }

  /** The item or field that the scanner is in. */
  private lastOf(parsed: Container, { nameStart, nameEnd } = this.current()): Container {
    if (Array.isArray(parsed)) return parsed[parsed.length - 1] as Container;
    const name = JSON.parse(this.bytes.toString('utf8', nameStart, nameEnd)) as string;
    return parsed[name] as Container;
  }

  private current(): Frame {
    const current = this.frames[this.top];
    if (current === undefined) throw malformed();
    return current;
  }
}

const frame = (isList: boolean, parsed: Container | null): Frame => ({
  isList,
  parsed,
  nameStart: 0,
  nameEnd: 0,
  fields: 0,
});

/** Defines fields like JSON.parse: `__proto__` is an ordinary field. */
function add(piece: Container, whole: Container): void {
  if (Array.isArray(piece) && Array.isArray(whole)) {
    for (const item of piece) whole.push(item);
    return;
  }
  for (const [name, value] of Object.entries(piece))
    Object.defineProperty(whole, name, { value, writable: true, enumerable: true, configurable: true });
}

const malformed = (): SyntaxError => new SyntaxError('This is not JSON.');
