import { lineIndex } from '../lines.js';
import { faultAt, Malformed } from '../malformed.js';

/** Source by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** A string of a message, from its first quote to its last one. */
export interface PoText extends Span {
  /** Of a plural: which form it is. */
  index: number | null;
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
  texts: PoText[];
}

/** What a PO file holds. Obsolete entries are comments: `obsolete` are the offsets of their names. */
export interface PoFile {
  entries: PoEntry[];
  obsolete: number[];
}

const KEYWORD = /(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d{1,3})\])?/y;
const SPACE = /[ \t\f\v\r\n]/;
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
  /** The entry at hand, as far as it is read. */
  private open: Partial<PoEntry> & Pick<PoEntry, 'texts'> = { texts: [] };
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
    let breaks = 0;
    const { source } = this;
    for (; this.at < source.length && SPACE.test(source.charAt(this.at)); this.at += 1) {
      const sign = source[this.at];
      if (sign === '\n' || (sign === '\r' && source[this.at + 1] !== '\n')) breaks += 1;
    }
    // A comment has the end of its line: what a blank line parts from an entry is none of it.
    if (breaks > 0 && this.open.start === undefined) this.comments = [];
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
    const [whole, keyword, index] = KEYWORD.exec(this.source) ?? [];
    if (whole === undefined) this.fail(this.at);
    const start = this.at;
    this.at += whole?.length ?? 0;
    const text = this.strings();
    if (keyword === 'msgstr')
      this.addText(start, { ...text, index: index === undefined ? null : Number(index) });
    else this.addName(keyword as 'msgctxt', start, text);
  }

  private addName(keyword: 'msgctxt' | 'msgid' | 'msgid_plural', start: number, text: Span): void {
    if (keyword !== 'msgid_plural' && this.open.texts.length > 0) this.close();
    const { open } = this;
    const isFirst = open.start === undefined;
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

  private addText(start: number, text: PoText): void {
    const { id, plural, texts } = this.open;
    const isPlural = text.index !== null;
    const isInOrder =
      id && Boolean(plural) === isPlural && (isPlural ? text.index === texts.length : texts.length === 0);
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
      this.at = end;
      while (SPACE.test(source.charAt(this.at))) this.at += 1;
    }
    this.at = end;
    return { start, end };
  }

  private skipTo(sign: string): void {
    const { source } = this;
    while (SPACE.test(source.charAt(this.at))) this.at += 1;
    if (source[this.at] !== sign) this.fail(this.at);
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
    const { start, end, id, context = null, plural = null, texts } = this.open;
    if (start === undefined) return;
    if (!id || end === undefined) return this.fail(this.at);
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
    this.open = { texts: [] };
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
