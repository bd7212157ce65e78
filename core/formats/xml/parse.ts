import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';

import { lineIndex } from '../lines.js';
import { faultAt, Malformed } from '../malformed.js';
import { readDoctype } from './doctype.js';
import { expandEntities } from './expand.js';
import { offsetOfFault } from './fault.js';
import { Namespaces } from './namespaces.js';

export interface XmlTag {
  /** As written, prefix included. */
  name: string;
  isInNamespace: boolean;
  /** In the order of the file, without namespace declarations and attributes that have a prefix. */
  attributes: ReadonlyMap<string, string>;
  line: number;
}

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
  /** Character data, CDATA included; `lineOf` tells the line of its first character that is no white space. */
  text(text: string, lineOf: () => number): void;
  comment(comment: XmlComment): void;
}

/** Deeper than any file of texts; the lists of open elements stay small. */
const MAX_DEPTH = 10_000;

/**
 * Parses XML 1.0 with namespaces: non-validating, internal entities expanded, nothing fetched (docs/formats.md, 2.3).
 *
 * @throws Malformed at the first character that cannot be right.
 */
export function parseXml(source: string, handler: XmlHandler): void {
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const lineAt = lineIndex(text);
  const doctype = readDoctype(text);
  if (doctype && 'broken' in doctype)
    throw new Malformed(lineAt(doctype.broken), faultAt(text, doctype.broken));
  if (!doctype || doctype.entities.size === 0) {
    new XmlWalk(text, doctype?.end ?? 0, lineAt, handler).run();
    return;
  }
  const expanded = expandEntities(text, doctype.end, doctype.entities);
  if ('broken' in expanded) throw new Malformed(lineAt(expanded.broken), faultAt(text, expanded.broken));
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
  private depth = 0;
  /** Offset behind the last thing reported: where character data begins. */
  private settled = 0;
  /** The same before the last closing tag. */
  private beforeClosing = 0;
  private isAtEnd = false;

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
    parser.on('opentag', (tag) => {
      this.open(tag);
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

  private open({ name, attributes }: SaxesTagPlain): void {
    this.depth += 1;
    // No attribute value holds a `<`.
    const start = this.source.lastIndexOf('<', this.parser.position - 1);
    const all = Object.entries(attributes);
    const isInNamespace = this.namespaces.enter(name, all);
    if (isInNamespace === null || this.depth > MAX_DEPTH) this.fail(start);
    this.handler.open({ name, isInNamespace, attributes: ownOf(all), line: this.lineAt(start) });
    this.settled = this.parser.position;
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
    this.handler.text(text, () => {
      const offset = start + this.source.slice(start, start + text.length).search(/[^ \t\n]/);
      return this.lineAt(Math.max(start, offset));
    });
  }

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
    const settled = position < doctypeEnd ? behindLast : Math.max(behindLast, doctypeEnd);
    this.fail(offsetOfFault(source, { position, settled, isAtEnd, isOutsideRoot: this.depth === 0 }));
  }

  private fail(offset: number): never {
    throw new Malformed(this.lineAt(offset), faultAt(this.source, offset));
  }
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** The attributes that are in no namespace. */
function ownOf(attributes: readonly [string, string][]): ReadonlyMap<string, string> {
  if (attributes.length === 0) return NO_ATTRIBUTES;
  return new Map(attributes.filter(([name]) => name !== 'xmlns' && !name.includes(':')));
}

/** Looks no further than the white space around: a line may be as long as the file. */
function standsAlone(source: string, start: number, end: number): boolean {
  let before = start - 1;
  while (isBlank(source[before])) before -= 1;
  let after = end;
  while (isBlank(source[after])) after += 1;
  return [source[before], source[after]].every((neighbour) => neighbour === undefined || neighbour === '\n');
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';
