import { SaxesParser } from 'saxes';

import { lineIndex } from '../lines.js';
import { faultAt, Malformed } from '../malformed.js';
import { readDoctype } from './doctype.js';
import { expandEntities } from './expand.js';
import { offsetOfFault } from './fault.js';
import { Namespaces } from './namespaces.js';
import type { XmlAttribute } from './namespaces.js';

export interface XmlTag {
  /** As written, prefix included. */
  name: string;
  isInNamespace: boolean;
  /** In the order of the file, with namespace declarations. */
  attributes: readonly XmlAttribute[];
  /** Known while the tag is handled, and not afterwards. */
  readonly line: number;
}

/** The value of an attribute without a prefix. */
export const attributeOf = ({ attributes }: XmlTag, name: string): string | undefined =>
  attributes.find((attribute) => attribute.name === name)?.value;

/** The attributes that are in no namespace, without declarations. */
export const ownAttributes = ({ attributes }: Pick<XmlTag, 'attributes'>): XmlAttribute[] =>
  attributes.filter(({ name }) => name !== 'xmlns' && !name.includes(':'));

export interface XmlComment {
  text: string;
  line: number;
  /** Nothing but white space shares its lines. */
  isAlone: boolean;
}

/** Receives a document in its order. A handler may throw Malformed. */
export interface XmlHandler {
  open(tag: XmlTag): void;
  close(): void;
  /**
   * Character data, CDATA included; `lineOf` tells the line of its first character that is no white space, while it is
   * handled.
   */
  text(text: string, lineOf: () => number): void;
  comment(comment: XmlComment): void;
}

/** Deeper than any file of texts; the lists of open elements stay small. */
const MAX_DEPTH = 10_000;
const LESS_THAN = 0x3c;
/** Of most tags; never changed. */
const NONE: XmlAttribute[] = [];

/**
 * Parses XML 1.0 with namespaces: non-validating, internal entities expanded, nothing fetched (docs/formats.md, 2.3).
 *
 * @throws Malformed at the first character that cannot be right.
 */
export function parseXml(source: string, handler: XmlHandler): void {
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const lineAt = lineIndex(text);
  const refuse = (offset: number): never => {
    throw new Malformed(lineAt(offset), faultAt(text, offset));
  };
  const doctype = readDoctype(text, refuse);
  if (!doctype || doctype.entities.size === 0) {
    new XmlWalk(text, doctype?.end ?? 0, lineAt, handler).run();
    return;
  }
  const expanded = expandEntities(text, doctype.end, doctype.entities);
  if ('broken' in expanded) return refuse(expanded.broken);
  new XmlWalk(expanded.text, doctype.end, (offset) => lineAt(expanded.originOf(offset)), handler).run();
}

/** The parser, which asks what to do about the first fault instead of going on behind it. */
class StrictParser extends SaxesParser {
  constructor(private readonly refuse: () => never) {
    super({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  }

  override fail(): never {
    return this.refuse();
  }
}

class XmlWalk {
  private readonly parser = new StrictParser(() => this.refuse());
  private readonly namespaces = new Namespaces();
  /** Of the tag being read. */
  private attributes: XmlAttribute[] = NONE;
  private depth = 0;
  /** Offset behind the last thing reported: where character data begins. */
  private settled = 0;
  /** The same before the last closing tag. */
  private beforeClosing = 0;
  private isAtEnd = false;
  private textStart = 0;
  private textLength = 0;

  constructor(
    private readonly source: string,
    /** Offset behind the document type declaration. */
    private readonly doctypeEnd: number,
    private readonly lineAt: (offset: number) => number,
    private readonly handler: XmlHandler,
  ) {}

  run(): void {
    const { parser } = this;
    // As few handlers as can be: from the eighth on, V8 keeps the parser as a dictionary, and all of it takes ten times
    // as long.
    parser.on('attribute', (attribute) => {
      // A literal has room for one; a push makes room for seventeen.
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
    parser.on('comment', (text) => {
      this.comment(text);
    });
    parser.write(this.source);
    this.isAtEnd = true;
    parser.close();
  }

  private open(name: string): void {
    const { attributes } = this;
    this.attributes = NONE;
    this.depth += 1;
    const isInNamespace = this.namespaces.enter(name, attributes);
    if (isInNamespace === null || this.depth > MAX_DEPTH) this.fail(this.startOfTag());
    this.handler.open(new OpenTag(name, isInNamespace, attributes, this.lineOfTag));
    this.settled = this.parser.position;
  }

  private readonly lineOfTag = (): number => this.lineAt(this.startOfTag());

  /** No attribute value holds a `<`. */
  private startOfTag(): number {
    let start = this.parser.position - 1;
    while (this.source.charCodeAt(start) !== LESS_THAN) start -= 1;
    return start;
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
    this.textStart = start;
    this.textLength = text.length;
    this.handler.text(text, this.lineOfText);
  }

  private readonly lineOfText = (): number => {
    const { textStart: start, textLength } = this;
    const offset = start + this.source.slice(start, start + textLength).search(/[^ \t\n]/);
    return this.lineAt(Math.max(start, offset));
  };

  private comment(text: string): void {
    const end = this.parser.position + '>'.length;
    const start = this.parser.position - '<!----'.length - text.length;
    const isAlone = standsAlone(this.source, start, end);
    this.handler.comment({ text, line: this.lineAt(start), isAlone });
    this.settled = end;
  }

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

/** Most lines are never asked for. */
class OpenTag implements XmlTag {
  constructor(
    readonly name: string,
    readonly isInNamespace: boolean,
    readonly attributes: readonly XmlAttribute[],
    private readonly lineOf: () => number,
  ) {}

  get line(): number {
    return this.lineOf();
  }
}

/** Looks no further than the white space around: a line may be as long as the file. */
function standsAlone(source: string, start: number, end: number): boolean {
  let before = start - 1;
  while (isBlank(source[before])) before -= 1;
  let after = end;
  while (isBlank(source[after])) after += 1;
  return [source[before], source[after]].every((neighbour) => neighbour === undefined || neighbour === '\n');
}

/** Whether a text holds nothing else. By hand: there is one between any two tags. */
export function isWhiteSpace(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';
