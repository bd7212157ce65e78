import { faultAt, Malformed, unexpected } from '../malformed.js';
import { parseXml } from '../xml/parse.js';
import type { XmlComment, XmlHandler, XmlTag } from '../xml/parse.js';

export type PlistValue = { kind: 'string'; text: string } | PlistDict | { kind: 'other' };

export interface PlistDict {
  kind: 'dict';
  entries: PlistEntry[];
}

export interface PlistEntry {
  key: string;
  /** Of its `<key>`. */
  line: number;
  value: PlistValue;
}

/** The top dictionary in its order, with the comments between its entries. */
export type PlistItem = PlistEntry | { comment: string };

/**
 * Reads an XML property list whose top is a dictionary; arrays, numbers and the like are distinguished from texts and
 * dictionaries, and no more (docs/formats.md, 9.1).
 *
 * @throws Malformed where the file is not well-formed, is no such list, or a dictionary is no series of key and value.
 */
export function parsePlist(source: string): PlistItem[] {
  const reader = new PlistReader();
  parseXml(source, reader);
  return reader.items;
}

type Frame =
  | { kind: 'plist'; line: number; isFilled: boolean }
  | { kind: 'dict'; items: PlistItem[]; entries: PlistEntry[]; pending: { key: string; line: number } | null }
  | { kind: 'key'; text: string; line: number }
  | { kind: 'string'; text: string }
  | { kind: 'array' }
  | { kind: 'other' };

class PlistReader implements XmlHandler {
  items: PlistItem[] = [];
  private readonly frames: Frame[] = [];

  open(tag: XmlTag): void {
    const parent = this.frames.at(-1);
    this.frames.push(frameOf(tag, parent));
  }

  text(text: string, lineOf: () => number): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'key' || frame?.kind === 'string') frame.text += text;
    else if (frame?.kind !== 'other' && /[^ \t\r\n]/.test(text))
      throw new Malformed(lineOf(), faultAt(text, 0));
  }

  comment({ text }: XmlComment): void {
    const frame = this.frames.at(-1);
    if (this.frames.length === 2 && frame?.kind === 'dict' && !frame.pending)
      frame.items.push({ comment: text });
  }

  close(): void {
    const frame = this.frames.pop();
    const parent = this.frames.at(-1);
    if (frame?.kind === 'plist') {
      if (!frame.isFilled) throw new Malformed(frame.line, unexpected('plist'));
    } else if (frame?.kind === 'key') {
      if (parent?.kind === 'dict') parent.pending = { key: frame.text, line: frame.line };
    } else if (frame) this.settle(valueOf(frame), frame, parent);
  }

  private settle(value: PlistValue, frame: Frame, parent: Frame | undefined): void {
    if (parent?.kind === 'plist' && frame.kind === 'dict') this.items = frame.items;
    if (parent?.kind !== 'dict' || !parent.pending) return;
    const { key, line } = parent.pending;
    const entry = { key, line, value };
    parent.entries.push(entry);
    parent.items.push(entry);
    parent.pending = null;
  }
}

function frameOf({ name, line }: XmlTag, parent: Frame | undefined): Frame {
  if (!parent) {
    if (name === 'plist') return { kind: 'plist', line, isFilled: false };
    throw new Malformed(line, unexpected(name));
  }
  if (!mayHold(parent, name)) throw new Malformed(line, unexpected(name));
  if (parent.kind === 'plist') parent.isFilled = true;
  return emptyFrame(name, line);
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

function emptyFrame(name: string, line: number): Frame {
  switch (name) {
    case 'dict':
      return { kind: 'dict', items: [], entries: [], pending: null };
    case 'key':
      return { kind: 'key', text: '', line };
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
  return { kind: 'dict', entries: frame.entries };
}
