import { faultAt, Malformed, unexpected } from '../malformed.js';
import { isWhiteSpace, parseXml } from '../xml/parse.js';
import type { XmlComment, XmlHandler, XmlTag } from '../xml/parse.js';

/** A text or a dictionary; null is any other value. */
export type PlistValue = string | PlistDict | null;

export interface PlistDict {
  fields: ReadonlyMap<string, PlistValue>;
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

/** What is open. */
type Frame = 'document' | 'plist' | 'key' | 'string' | 'array' | 'other' | OpenDict;

class OpenDict implements PlistDict {
  readonly fields = new Map<string, PlistValue>();
  hasRepeated = false;
  /** The key whose value has not come yet, and the line of the last key. */
  pending: string | null = null;
  line = 0;
}

/** How many elements are open in the top dictionary. */
const TOP = 2;

class PlistReader implements XmlHandler {
  /** The innermost element, and those around it. */
  private frame: Frame = 'document';
  private readonly outer: Frame[] = [];
  private listLine = 0;
  private isFilled = false;
  /** Of the key or string that is open: there are no elements in either. */
  private content = '';

  constructor(private readonly visitor: PlistVisitor) {}

  open(tag: XmlTag): void {
    const { name } = tag;
    if (!this.mayHold(name)) throw new Malformed(tag.line, unexpected(name));
    this.outer.push(this.frame);
    this.frame = this.frameOf(tag);
  }

  text(text: string, lineOf: () => number): void {
    if (this.frame === 'key' || this.frame === 'string') this.content += text;
    else if (this.frame !== 'other' && !isWhiteSpace(text)) throw new Malformed(lineOf(), faultAt(text, 0));
  }

  comment({ text }: XmlComment): void {
    const { frame } = this;
    if (this.outer.length === TOP && frame instanceof OpenDict && frame.pending === null)
      this.visitor.comment(text);
  }

  close(): void {
    const { frame } = this;
    const parent = this.outer.pop() ?? 'document';
    this.frame = parent;
    if (frame === 'plist') {
      if (!this.isFilled) throw new Malformed(this.listLine, unexpected('plist'));
    } else {
      const value = this.valueOf(frame);
      if (!(parent instanceof OpenDict)) return;
      if (frame === 'key') parent.pending = this.content;
      else this.settle(value, parent);
    }
  }

  private settle(value: PlistValue, dict: OpenDict): void {
    const { pending: key, line, fields } = dict;
    if (key === null) return;
    dict.pending = null;
    if (this.outer.length === TOP) this.visitor.entry({ key, line, value });
    else {
      const before = fields.size;
      dict.hasRepeated ||= fields.set(key, value).size === before;
    }
  }

  /** A list holds one dictionary; in a dictionary a key wants none pending and a value wants one. */
  private mayHold(name: string): boolean {
    const { frame } = this;
    switch (frame) {
      case 'document':
        return name === 'plist';
      case 'plist':
        return name === 'dict' && !this.isFilled;
      case 'key':
      case 'string':
        return false;
      case 'array':
      case 'other':
        return true;
      default:
        return (name === 'key') === (frame.pending === null);
    }
  }

  private frameOf(tag: XmlTag): Frame {
    const { frame } = this;
    if (frame === 'document') {
      this.listLine = tag.line;
      return 'plist';
    }
    if (frame === 'plist') this.isFilled = true;
    switch (tag.name) {
      case 'dict':
        return new OpenDict();
      case 'key':
        if (frame instanceof OpenDict) frame.line = tag.line;
        this.content = '';
        return 'key';
      case 'string':
        this.content = '';
        return 'string';
      case 'array':
        return 'array';
      default:
        return 'other';
    }
  }

  private valueOf(frame: Frame): PlistValue {
    if (frame === 'string') return this.content;
    if (!(frame instanceof OpenDict)) return null;
    const { pending, line } = frame;
    if (pending !== null) throw new Malformed(line, faultAt(`<key>${pending}</key>`, 0));
    return frame;
  }
}
