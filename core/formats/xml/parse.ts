import { SaxesParser } from 'saxes';

import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';
import { readDoctype } from './doctype.js';
import { expandEntities } from './expand.js';
import { offsetOfFault } from './fault.js';
import { Namespaces } from './namespaces.js';
import type { XmlAttribute } from './namespaces.js';

/** A start tag. Valid only while it is handled. */
export interface XmlTag {
  /** As written, prefix included. */
  readonly name: string;
  readonly isInNamespace: boolean;
  /** In the order of the file, with namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  /** Computed on access. */
  readonly line: number;
}

/** The value of an attribute without a prefix. */
export function attributeOf({ attributes }: XmlTag, name: string): string | undefined {
  for (const attribute of attributes) if (attribute.name === name) return attribute.value;
  return undefined;
}

/** The attributes without a namespace, except namespace declarations. */
export const ownAttributes = ({ attributes }: Pick<XmlTag, 'attributes'>): XmlAttribute[] =>
  attributes.filter(({ name }) => name !== 'xmlns' && !name.includes(':'));

/** Receives a document in its order. A handler may throw Malformed. */
export interface XmlHandler {
  open(tag: XmlTag): void;
  close(): void;
  /**
   * Character data, with CDATA. While it is handled, `lineOf` returns the line of its first character other than white
   * space.
   */
  text(text: string, lineOf: () => number): void;
}

/** Deeper than any file of texts; the lists of open elements stay small. */
const MAX_DEPTH = 10_000;
/** Of most tags; never changed. */
const NONE: XmlAttribute[] = [];

/**
 * Parses XML 1.0 with namespaces: non-validating, internal entities expanded, nothing fetched (docs/formats.md, 2.3).
 *
 * @throws Malformed at the first invalid character
 */
export function parseXml(source: string, handler: XmlHandler): void {
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const lineAt = lineIndex(text);
  const refuse = (offset: number): never => {
    throw new Malformed(lineAt(offset), faultAt(text, offset));
  };
  const doctype = readDoctype(text, refuse);
  if (!doctype || doctype.entities.size === 0) {
    new XmlWalk(text, doctype?.end ?? 0, lineAt, handler, true).run();
    return;
  }
  const expanded = expandEntities(text, doctype.end, doctype.entities);
  if ('broken' in expanded) return refuse(expanded.broken);
  new XmlWalk(
    expanded.text,
    doctype.end,
    (offset) => lineAt(expanded.originOf(offset)),
    handler,
    false,
  ).run();
}

/** A parser that stops at the first fault. */
class StrictParser extends SaxesParser {
  constructor(private readonly refuse: () => never) {
    super({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  }

  override fail(): never {
    return this.refuse();
  }
}

/** Is itself the tag that it passes to the handler: a large file has hundreds of thousands of tags. */
class XmlWalk implements XmlTag {
  name = '';
  isInNamespace = false;
  /** Of the tag being read. */
  attributes: XmlAttribute[] = NONE;
  private readonly parser = new StrictParser(() => this.refuse());
  private readonly namespaces = new Namespaces();
  private depth = 0;
  /** The offset after the last reported item, where character data begins. */
  private settled = 0;
  /** The offset after the last character data. */
  private textEnd = 0;
  /** `settled` before the last closing tag. */
  private beforeClosing = 0;
  private isAtEnd = false;
  private textStart = 0;
  private textLength = 0;

  constructor(
    private readonly source: string,
    /** The offset after the document type declaration. */
    private readonly doctypeEnd: number,
    private readonly lineAt: (offset: number) => number,
    private readonly handler: XmlHandler,
    /** Whether lines are those of the file. */
    private readonly isOriginal: boolean,
  ) {}

  run(): void {
    const { parser } = this;
    // With eight handlers or more, V8 stores the parser as a dictionary, and parsing takes ten times as long.
    parser.on('attribute', (attribute) => {
      // A literal allocates room for one element, a push for seventeen.
      if (this.attributes.length === 0) this.attributes = [attribute];
      else this.attributes.push(attribute);
    });
    parser.on('opentag', ({ name }) => {
      this.open(name);
    });
    parser.on('closetag', () => {
      this.close();
    });
    parser.on('text', (text) => {
      this.text(text, this.settled);
    });
    parser.on('cdata', (text) => {
      this.text(text, parser.position - text.length - ']]>'.length);
      this.settled = parser.position;
    });
    parser.on('processinginstruction', () => {
      this.settled = parser.position;
    });
    parser.on('comment', () => {
      this.settled = parser.position + '>'.length;
    });
    parser.write(this.source);
    this.isAtEnd = true;
    parser.close();
  }

  private open(name: string): void {
    this.depth += 1;
    const isInNamespace = this.namespaces.enter(name, this.attributes);
    if (isInNamespace === null || this.depth > MAX_DEPTH) this.fail(this.startOfTag());
    this.name = name;
    this.isInNamespace = isInNamespace;
    this.handler.open(this);
    this.attributes = NONE;
    this.settled = this.parser.position;
  }

  /** The parser's own count is right for a tag on one line. */
  get line(): number {
    const { position, columnIndex, line } = this.parser;
    const start = this.startOfTag();
    return this.isOriginal && position - columnIndex <= start ? line : this.lineAt(start);
  }

  /** After the last reported item. Before the root, the last `<`: attribute values cannot contain one. */
  private startOfTag(): number {
    if (this.depth === 1) return this.source.lastIndexOf('<', this.parser.position - 1);
    return Math.max(this.settled, this.textEnd);
  }

  private close(): void {
    this.depth -= 1;
    this.namespaces.leave();
    this.handler.close();
    this.beforeClosing = this.settled;
    this.settled = this.parser.position;
  }

  private text(text: string, start: number): void {
    if (this.depth === 0) return;
    this.textEnd = this.parser.position - 1;
    this.textStart = start;
    this.textLength = text.length;
    this.handler.text(text, this.lineOfText);
  }

  private readonly lineOfText = (): number => {
    const { textStart: start, textLength } = this;
    const offset = start + this.source.slice(start, start + textLength).search(/[^ \t\n]/);
    return this.lineAt(Math.max(start, offset));
  };

  private refuse(): never {
    const { source, isAtEnd, beforeClosing, doctypeEnd } = this;
    const { position } = this.parser;
    // The parser reports a closing tag before it finds that its name is wrong.
    const behindLast = this.settled === position ? beforeClosing : this.settled;
    const isInDoctype = position < doctypeEnd;
    const settled = isInDoctype ? behindLast : Math.max(behindLast, doctypeEnd);
    const isOutsideRoot = this.depth === 0;
    this.fail(offsetOfFault(source, { position, settled, isAtEnd, isOutsideRoot, isInDoctype }));
  }

  private fail(offset: number): never {
    throw new Malformed(this.lineAt(offset), faultAt(this.source, offset));
  }
}

/** Whether a text is white space only. Without a pattern, because there is a text between any two tags. */
export function isWhiteSpace(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}
