import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';

/** Source by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** A line of a comment, with its end; `kind` is the sign behind `#`, or a space. */
export interface PoComment extends Span {
  kind: string;
}

export interface PoEntry extends Span {
  /** Right above it. */
  comments: PoComment[];
  context: Span | null;
  id: Span;
  plural: Span | null;
  /** From the first quote to the last one; of a plural, by the numbers of its forms. */
  texts: Span[];
}

/** An entry as far as it is read. */
type OpenEntry = { [Name in 'start' | 'end' | 'context' | 'id' | 'plural']: PoEntry[Name] | null } & Pick<
  PoEntry,
  'texts'
>;

const newEntry = (): OpenEntry => ({
  start: null,
  end: null,
  context: null,
  id: null,
  plural: null,
  texts: [],
});

/** What a PO file holds. Obsolete entries are comments: `obsolete` are the offsets of their names. */
export interface PoFile {
  entries: PoEntry[];
  obsolete: number[];
}

const KEYWORD = /(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d{1,3})\])?/y;
const SPACES = /[ \t\f\v\r\n]*/y;
const SIGNS = '.:,|~';

/**
 * The entries of a PO file, as msgfmt takes them. Linear.
 *
 * @throws Malformed at the first character that cannot be right
 */
export function scanPo(source: string): PoFile {
  return new Scanner(source).scan();
}

class Scanner {
  private readonly file: PoFile = { entries: [], obsolete: [] };
  private comments: PoComment[] = [];
  /** The current one. */
  private open = newEntry();
  private at = 0;

  constructor(private readonly source: string) {}

  scan(): PoFile {
    const { source } = this;
    for (this.skipSpace(); this.at < source.length; this.skipSpace()) {
      if (source[this.at] === '#') this.readComment();
      else this.readString();
    }
    this.close();
    return this.file;
  }

  private skipSpace(): void {
    const start = this.at;
    this.at = this.behindSpace(start);
    // A comment has the end of its line: what a blank line parts from an entry is none of it.
    if (this.comments.length > 0 && this.open.start === null)
      if (/[\n\r]/.test(this.source.slice(start, this.at))) this.comments = [];
  }

  private behindSpace(at: number): number {
    SPACES.lastIndex = at;
    SPACES.test(this.source);
    return SPACES.lastIndex;
  }

  private readComment(): void {
    this.close();
    const { source, at } = this;
    const end = lineEnd(source, at);
    const sign = source.charAt(at + 1);
    const kind = SIGNS.includes(sign) && sign !== '' ? sign : ' ';
    this.at = end;
    if (kind !== '~') {
      this.comments.push({ kind, start: at, end });
      return;
    }
    if (/^#~\s*msgid\s*"/.test(source.slice(at, at + 40))) this.file.obsolete.push(at);
    this.comments = [];
  }

  private readString(): void {
    KEYWORD.lastIndex = this.at;
    const found = KEYWORD.exec(this.source);
    if (!found) return this.fail(this.at);
    const { 0: whole, 1: keyword, 2: index } = found;
    const start = this.at;
    this.at += whole.length;
    const text = this.strings();
    if (keyword !== 'msgstr') this.addName(keyword as 'msgctxt', start, text);
    else this.addText(start, text, index === undefined ? null : Number(index));
  }

  private addName(keyword: 'msgctxt' | 'msgid' | 'msgid_plural', start: number, text: Span): void {
    if (keyword !== 'msgid_plural' && this.open.texts.length > 0) this.close();
    const { open } = this;
    const isFirst = open.start === null;
    if (isFirst) open.start = start;
    const isInOrder =
      keyword === 'msgctxt'
        ? isFirst
        : keyword === 'msgid'
          ? !open.id
          : open.id && !open.plural && open.texts.length === 0;
    if (!isInOrder) this.fail(start);
    open[NAMES[keyword]] = text;
  }

  /** @param index of a plural: which form it is */
  private addText(start: number, text: Span, index: number | null): void {
    const { id, plural, texts } = this.open;
    const isPlural = index !== null;
    const isInOrder =
      id && Boolean(plural) === isPlural && (isPlural ? index === texts.length : texts.length === 0);
    if (!isInOrder) this.fail(start);
    texts.push(text);
    this.open.end = text.end;
  }

  /** One string or several, with white space between. */
  private strings(): Span {
    const { source } = this;
    this.skipTo('"');
    const start = this.at;
    let end = start;
    while (source[this.at] === '"') {
      end = this.stringEnd(this.at);
      this.at = this.behindSpace(end);
    }
    this.at = end;
    return { start, end };
  }

  private skipTo(sign: string): void {
    this.at = this.behindSpace(this.at);
    if (this.source[this.at] !== sign) this.fail(this.at);
  }

  /** Behind the quote that ends a string. */
  private stringEnd(start: number): number {
    const { source } = this;
    for (let at = start + 1; at < source.length; at += 1) {
      const sign = source[at];
      if (sign === '"') return at + 1;
      if (sign === '\n' || sign === '\r') return this.fail(start);
      if (sign === '\\') at += 1;
    }
    return this.fail(start);
  }

  private close(): void {
    const { start, end, id, context, plural, texts } = this.open;
    if (start === null) return;
    if (!id || end === null) return this.fail(this.at);
    const [first] = this.comments;
    this.file.entries.push({
      start: first?.start ?? start,
      end,
      comments: this.comments,
      context,
      id,
      plural,
      texts,
    });
    this.comments = [];
    this.open = newEntry();
  }

  private fail(offset: number): never {
    throw new Malformed(lineIndex(this.source)(offset), faultAt(this.source, offset));
  }
}

const NAMES = { msgctxt: 'context', msgid: 'id', msgid_plural: 'plural' } as const;

/** Behind the line of an offset. */
function lineEnd(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at += 1;
  if (source.startsWith('\r\n', at)) return at + 2;
  return Math.min(at + 1, source.length);
}
