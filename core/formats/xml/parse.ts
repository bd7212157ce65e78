import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';

import { lineIndex } from '../lines.js';
import { Malformed } from '../malformed.js';
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
  /** Character data, CDATA included; `line` is that of its first character that is no white space. */
  text(text: string, line: number): void;
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
  const text = source.replace(/\r\n?/g, '\n');
  const lineAt = lineIndex(text);
  const doctype = readDoctype(text);
  if (doctype && 'broken' in doctype) throw new Malformed(lineAt(doctype.broken));
  if (!doctype || doctype.entities.size === 0) {
    new XmlWalk(text, lineAt, handler).run();
    return;
  }
  const expanded = expandEntities(text, doctype.end, doctype.entities);
  if ('broken' in expanded) throw new Malformed(lineAt(expanded.broken));
  new XmlWalk(expanded.text, (offset) => lineAt(expanded.originOf(offset)), handler).run();
}

class XmlWalk {
  private readonly parser = new SaxesParser({
    xmlns: false,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  private readonly namespaces = new Namespaces();
  private depth = 0;
  /** Offset behind the last thing reported: where character data begins. */
  private settled = 0;
  /** The same before the last closing tag. */
  private beforeClosing = 0;
  private isAtEnd = false;

  constructor(
    private readonly source: string,
    private readonly lineAt: (offset: number) => number,
    private readonly handler: XmlHandler,
  ) {}

  run(): void {
    const { parser } = this;
    let tagStart = 0;
    parser.on('error', () => {
      const { source, isAtEnd } = this;
      const { position } = parser;
      // The parser reports a closing tag before it finds that its name is wrong.
      const settled = this.settled === position ? this.beforeClosing : this.settled;
      this.fail(offsetOfFault(source, { position, settled, isAtEnd, isOutsideRoot: this.depth === 0 }));
    });
    parser.on('opentagstart', ({ name }) => {
      // The parser stands behind the character that ended the name.
      tagStart = parser.position - name.length - 2;
    });
    parser.on('opentag', (tag) => {
      this.open(tag, tagStart);
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
    parser.on('doctype', () => {
      this.settled = parser.position;
    });
    parser.write(this.source);
    this.isAtEnd = true;
    parser.close();
  }

  private open({ name, attributes }: SaxesTagPlain, start: number): void {
    this.depth += 1;
    const isInNamespace = this.namespaces.enter(name, attributes);
    if (isInNamespace === null || this.depth > MAX_DEPTH) this.fail(start);
    const own = Object.entries(attributes).filter(
      ([attribute]) => !attribute.includes(':') && attribute !== 'xmlns',
    );
    this.handler.open({ name, isInNamespace, attributes: new Map(own), line: this.lineAt(start) });
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
    const offset = start + this.source.slice(start, start + text.length).search(/[^ \t\n]/);
    this.handler.text(text, this.lineAt(Math.max(start, offset)));
  }

  private comment(text: string): void {
    const end = this.parser.position + '>'.length;
    const start = this.parser.position - '<!----'.length - text.length;
    const isAlone = standsAlone(this.source, start, end);
    this.handler.comment({ text, line: this.lineAt(start), isAlone });
    this.settled = end;
  }

  private fail(offset: number): never {
    throw new Malformed(this.lineAt(offset));
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

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';
