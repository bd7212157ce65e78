import type { CST } from 'yaml';

import { simpleBlock } from './simple-block.js';
import { isLineEnd, lineEnd, simpleLine, spacesAt } from './simple-lines.js';
import type { SimpleLine } from './simple-lines.js';

type Open = CST.BlockMap | CST.BlockSequence;
type Item = CST.BlockMap['items'][number];

/** Receives entries as they are met, and may end the reading. */
export interface SimpleVisitor {
  /** An entry of the top level. */
  root(item: Item): void;
  /** An entry or an item of a list that holds a text, or nothing. */
  text(item: Item): void;
}

/** Fewer levels than the library refuses. */
const MOST_LEVELS = 40;

/**
 * The tree of a file that has nothing but keys, texts, blocks and lists, one on each line: what most files of translations are.
 * It is the library's, without the white space, which nobody asks for, and takes a tenth of the time. Linear.
 *
 * @returns null for a file with anything else, which the library has to read
 */
export function simpleYaml(text: string, visitor: SimpleVisitor): CST.Token | null {
  const reader = new SimpleReader(text, visitor);
  return reader.read() ? reader.root : null;
}

class SimpleReader {
  root: Open | null = null;
  private readonly open: Open[] = [];
  /** The entry whose value may be on the next lines. */
  private pending: Item | null = null;

  constructor(
    private readonly text: string,
    private readonly visitor: SimpleVisitor,
  ) {}

  /** @returns whether all of the file is simple */
  read(): boolean {
    const { text } = this;
    for (let at = this.behindStart(); at < text.length;) {
      const indent = spacesAt(text, at);
      if (isBlankOrComment(text, at + indent)) at = lineEnd(text, at);
      else {
        const line = simpleLine(text, at, indent);
        const end = line && this.place(line) ? this.addValue(line, lineEnd(text, at)) : null;
        if (end === null) return false;
        at = end;
      }
    }
    this.settle();
    return true;
  }

  /** Behind the line that begins the document, if there is one. */
  private behindStart(): number {
    const [start] = /^(?:[ ]*(?:#[^\n]*)?\r?\n)*---\r?\n/.exec(this.text.slice(0, HEAD)) ?? [];
    return start?.length ?? 0;
  }

  /** Finds the collection that a line is in. @returns false where there is none. */
  private place({ kind, indent }: SimpleLine): boolean {
    const isList = kind === 'item';
    const begun = this.beginAt(isList, indent);
    if (begun !== null) return begun;
    this.settle();
    while ((this.open.at(-1)?.indent ?? -1) > indent || this.isBehindList(isList, indent)) this.open.pop();
    const parent = this.open.at(-1);
    return parent?.indent === indent && (parent.type === 'block-seq') === isList;
  }

  /** Begins the collection of an entry without a text, or that of the file; null where there is one already. */
  private beginAt(isList: boolean, indent: number): boolean | null {
    const top = this.open.at(-1);
    if (!top) return this.root === null && this.begin(isList, indent);
    const isDeeper = indent > top.indent || (isList && indent === top.indent);
    return this.pending && isDeeper ? this.begin(isList, indent) : null;
  }

  /** A list may stand at the indentation of its key: the next key ends it. */
  private isBehindList(isList: boolean, indent: number): boolean {
    const top = this.open.at(-1);
    return !isList && top?.type === 'block-seq' && top.indent === indent && this.open.length > 1;
  }

  private begin(isList: boolean, indent: number): boolean {
    if (this.open.length >= MOST_LEVELS) return false;
    const collection: Open = isList
      ? { type: 'block-seq', offset: 0, indent, items: [] }
      : { type: 'block-map', offset: 0, indent, items: [] };
    if (this.pending) this.pending.value = collection;
    else this.root = collection;
    this.pending = null;
    this.open.push(collection);
    return true;
  }

  /** @returns where the next line begins; null where the value is not simple */
  private addValue(line: SimpleLine, end: number): number | null {
    const top = this.open.at(-1);
    if (!top) return null;
    const offset = line.kind === 'entry' ? line.key.offset : line.dash;
    if (top.items.length === 0) top.offset = offset;
    const item = itemOf(line);
    top.items.push(item as never);
    if (this.open.length === 1) this.visitor.root(item);
    const { value } = line;
    if (value === null) this.pending = item;
    else {
      const text = 'type' in value ? value : simpleBlock(this.text, value, end, line.indent);
      if (!text) return null;
      item.value = text;
      this.visitor.text(item);
      return text.type === 'block-scalar' ? end + text.source.length : end;
    }
    return end;
  }

  private settle(): void {
    if (this.pending) this.visitor.text(this.pending);
    this.pending = null;
  }
}

/** What may stand before the document. */
const HEAD = 10_000;

function itemOf(line: SimpleLine): Item {
  const { indent } = line;
  if (line.kind === 'item')
    return { start: [{ type: 'seq-item-ind', offset: line.dash, indent, source: '-' }] };
  const colon: CST.SourceToken = { type: 'map-value-ind', offset: line.colon, indent, source: ':' };
  return { start: NOTHING, key: line.key, sep: [colon] };
}

const NOTHING: CST.SourceToken[] = [];

const isBlankOrComment = (text: string, at: number): boolean => text[at] === '#' || isLineEnd(text, at);
