import { soundDoctype } from './doctype.js';
import { outlineXml } from './outline.js';
import type { XmlNode } from './outline.js';

/** The markup of a well-formed document, behind its document type declaration. */
export const outlineDocument = (source: string): XmlNode[] => outlineXml(source, endOfDoctype(source));

function endOfDoctype(source: string): number {
  if (!source.includes('<!DOCTYPE')) return 0;
  const doctype = soundDoctype(source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source);
  return doctype ? offsetIn(source, doctype.end) : 0;
}

/** The offset of one in the text with LF as line ends. */
function offsetIn(source: string, offset: number): number {
  if (!source.includes('\r')) return offset;
  let at = 0;
  for (let count = 0; count < offset; count += 1) at += source.startsWith('\r\n', at) ? 2 : 1;
  return at;
}
