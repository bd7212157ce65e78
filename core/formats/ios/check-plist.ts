import { faultAt, Malformed, unexpected } from '../text/malformed.js';
import { isWhiteSpace, parseXml } from '../xml/parse.js';
import type { XmlHandler, XmlTag } from '../xml/parse.js';

/**
 * Checks that a file is an XML property list whose top is a dictionary (docs/formats.md, 9.1).
 *
 * @throws Malformed if it is not well-formed or not such a list, or if a dictionary is not a series of keys and values
 */
export function checkPlist(source: string): void {
  parseXml(source, new PlistChecker());
}

/** An open element. */
type Frame = 'document' | 'plist' | 'key' | 'string' | 'array' | 'other' | OpenDict;

class OpenDict {
  /** The key whose value has not come yet, and the line of the last key. */
  pending: string | null = null;
  line = 0;
}

class PlistChecker implements XmlHandler {
  /** The innermost element, and those around it. */
  private frame: Frame = 'document';
  private readonly outer: Frame[] = [];
  private listLine = 0;
  private isFilled = false;
  /** The text of the open key. */
  private key = '';

  open(tag: XmlTag): void {
    const { name } = tag;
    if (!this.mayHold(name)) throw new Malformed(tag.line, unexpected(name));
    this.outer.push(this.frame);
    this.frame = this.frameOf(tag);
  }

  text(text: string, lineOf: () => number): void {
    const { frame } = this;
    if (frame === 'key') this.key += text;
    else if (frame !== 'string' && frame !== 'other' && !isWhiteSpace(text))
      throw new Malformed(lineOf(), faultAt(text, 0));
  }

  close(): void {
    const { frame } = this;
    const parent = this.outer.pop() ?? 'document';
    this.frame = parent;
    if (frame === 'plist' && !this.isFilled) throw new Malformed(this.listLine, unexpected('plist'));
    if (frame instanceof OpenDict && frame.pending !== null)
      throw new Malformed(frame.line, faultAt(`<key>${frame.pending}</key>`, 0));
    if (parent instanceof OpenDict) parent.pending = frame === 'key' ? this.key : null;
  }

  /** A list holds one dictionary. In a dictionary, keys and values alternate. */
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
        this.key = '';
        return 'key';
      case 'string':
        return 'string';
      case 'array':
        return 'array';
      default:
        return 'other';
    }
  }
}
