import { decodeContent } from '../xml/content.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { outlineXml } from '../xml/outline.js';
import { elementText } from '../xml/write.js';

/** What the source of a `<comment>` says. A profile that was tampered with may hold anything. */
export function commentText(raw: string, decode: DecodeXml): string {
  const [node] = outlineXml(raw);
  return node ? decodeContent(raw.slice(node.contentStart, node.contentEnd), decode).trim() : '';
}

/** The source of a `<comment>` with another text. */
export function withComment(raw: string, text: string): string {
  const [node] = outlineXml(raw);
  return node ? raw.slice(0, node.contentStart) + elementText(text) + raw.slice(node.contentEnd) : raw;
}
