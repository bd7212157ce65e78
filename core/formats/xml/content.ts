import type { DecodeXml } from './decode-references.js';
import { outlineXml } from './outline.js';
import type { XmlNode } from './outline.js';

/** Where the content of an element stands in the source. */
export interface XmlContent {
  start: number;
  end: number;
  /** The name of an element that was written without content, as in `<string/>`: from `start` on its tag ends. */
  tag?: string;
}

/** The content of an element, or the end of its tag if that is all there is of it. */
export function contentOf(source: string, node: XmlNode): XmlContent {
  if (node.contentStart < node.end || source[node.end - 2] !== '/')
    return { start: node.contentStart, end: node.contentEnd };
  return { start: node.end - '/>'.length, end: node.end, tag: node.name };
}

/** The text of content without elements: CDATA as it is, without comments. */
export function decodeContent(raw: string, decode: DecodeXml): string {
  if (!raw.includes('<')) return decode(raw);
  let text = '';
  let at = 0;
  for (const { kind, start, end, contentStart, contentEnd } of outlineXml(raw)) {
    text += decode(raw.slice(at, start));
    if (kind === 'cdata') text += raw.slice(contentStart, contentEnd).replace(/\r\n?/g, '\n');
    at = end;
  }
  return text + decode(raw.slice(at));
}

/** An element that had no content, from the end of its tag on. */
export const withContent = (content: string, tag: string): string => `>${content}</${tag}>`;
