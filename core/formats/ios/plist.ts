import { faultAt, Malformed, unexpected } from '../malformed.js';
import { isWhiteSpace, parseXml } from '../xml/parse.js';
import type { XmlComment, XmlHandler, XmlTag } from '../xml/parse.js';

export type PlistValue = { kind: 'string'; text: string } | PlistDict | { kind: 'other' };

export interface PlistDict {
  kind: 'dict';
  fields: Map<string, PlistValue>;
  /** Whether a key occurs more than once. */
  hasRepeated: boolean;
}

export interface PlistEntry {
  key: string;
  /** Of its `<key>`. */
  line: number;
  value: PlistValue;
}

/** Receives the top dictionary in its order. Nothing of it is kept, so that a large file takes little memory. */
export interface PlistVisitor {
  entry(entry: PlistEntry): void;
  /** Between two entries. */
  comment(text: string): void;
}

/**
 * Reads an XML property list whose top is a dictionary; arrays, numbers and the like are distinguished from texts and
 * dictionaries, and no more (docs/formats.md, 9.1).
 *
 * @throws Malformed where the file is not well-formed, is no such list, or a dictionary is no series of key and value.
 */
export function parsePlist(source: string, visitor: PlistVisitor): void {
  parseXml(source, new PlistReader(visitor));
}

type Frame =
  | { kind: 'plist'; line: number; isFilled: boolean }
  | { kind: 'dict'; value: PlistDict; pending: { key: string; line: number } | null }
  | { kind: 'key'; text: string; line: number }
  | { kind: 'string'; text: string }
  | { kind: 'array' }
  | { kind: 'other' };

/** How many elements are open in the top dictionary. */
const TOP = 2;

class PlistReader implements XmlHandler {
  private readonly frames: Frame[] = [];

  constructor(private readonly visitor: PlistVisitor) {}

  open(tag: XmlTag): void {
    const parent = this.frames.at(-1);
    this.frames.push(frameOf(tag, parent));
  }

  text(text: string, lineOf: () => number): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'key' || frame?.kind === 'string') frame.text += text;
    else if (frame?.kind !== 'other' && !isWhiteSpace(text)) throw new Malformed(lineOf(), faultAt(text, 0));
  }

  comment({ text }: XmlComment): void {
    const frame = this.frames.at(-1);
    if (this.frames.length === TOP && frame?.kind === 'dict' && !frame.pending) this.visitor.comment(text);
  }

  close(): void {
    const frame = this.frames.pop();
    const parent = this.frames.at(-1);
    if (frame?.kind === 'plist') {
      if (!frame.isFilled) throw new Malformed(frame.line, unexpected('plist'));
    } else if (frame?.kind === 'key') {
      if (parent?.kind === 'dict') parent.pending = { key: frame.text, line: frame.line };
    } else if (frame) this.settle(valueOf(frame), parent);
  }

  private settle(value: PlistValue, parent: Frame | undefined): void {
    if (parent?.kind !== 'dict' || !parent.pending) return;
    const { key, line } = parent.pending;
    parent.pending = null;
    if (this.frames.length === TOP) this.visitor.entry({ key, line, value });
    else {
      parent.value.hasRepeated ||= parent.value.fields.has(key);
      parent.value.fields.set(key, value);
    }
  }
}

function frameOf(tag: XmlTag, parent: Frame | undefined): Frame {
  const { name } = tag;
  if (!parent) {
    if (name === 'plist') return { kind: 'plist', line: tag.line, isFilled: false };
    throw new Malformed(tag.line, unexpected(name));
  }
  if (!mayHold(parent, name)) throw new Malformed(tag.line, unexpected(name));
  if (parent.kind === 'plist') parent.isFilled = true;
  return emptyFrame(tag);
}

/** A list holds one dictionary; in a dictionary a key wants none pending and a value wants one. */
function mayHold(parent: Frame, name: string): boolean {
  switch (parent.kind) {
    case 'plist':
      return name === 'dict' && !parent.isFilled;
    case 'dict':
      return (name === 'key') === (parent.pending === null);
    case 'key':
    case 'string':
      return false;
    default:
      return true;
  }
}

function emptyFrame(tag: XmlTag): Frame {
  switch (tag.name) {
    case 'dict':
      return { kind: 'dict', value: { kind: 'dict', fields: new Map(), hasRepeated: false }, pending: null };
    case 'key':
      return { kind: 'key', text: '', line: tag.line };
    case 'string':
      return { kind: 'string', text: '' };
    case 'array':
      return { kind: 'array' };
    default:
      return { kind: 'other' };
  }
}

function valueOf(frame: Frame): PlistValue {
  if (frame.kind === 'string') return { kind: 'string', text: frame.text };
  if (frame.kind !== 'dict') return { kind: 'other' };
  if (frame.pending) throw new Malformed(frame.pending.line, faultAt(`<key>${frame.pending.key}</key>`, 0));
  return frame.value;
}
