import type { DecodeXml } from '../xml/decode-references.js';
import { attributesOf, outlineXml } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { elementText, isXmlText } from '../xml/write.js';

/** The text of an element: `<byte value="x1b"/>` is a character that XML cannot hold. */
export function textIn(raw: string, decode: DecodeXml): string {
  if (!raw.includes('<')) return decode(raw);
  let text = '';
  let at = 0;
  for (const node of outlineXml(raw)) {
    text += decode(raw.slice(at, node.start));
    if (node.kind === 'cdata') text += raw.slice(node.contentStart, node.contentEnd).replace(/\r\n?/g, '\n');
    if (node.name === 'byte') text += byteOf(attributesOf(raw, node).get('value') ?? '');
    at = node.end;
  }
  return text + decode(raw.slice(at));
}

function byteOf(value: string): string {
  const code = value.startsWith('x') ? parseInt(value.slice(1), 16) : Number(value);
  return code > 0 && code < 0x20 ? String.fromCharCode(code) : '';
}

/** Whether an element has nothing but a text. */
export const isPlain = ({ children }: XmlNode): boolean =>
  children.every(({ kind, name }) => kind !== 'element' || name === 'byte');

/** A text as the content of an element, with the quotes of the file. */
export function contentSource(text: string, escapesQuotes: boolean): string {
  const plain = (piece: string): string => {
    const source = elementText(piece);
    return escapesQuotes ? source.replaceAll('"', '&quot;').replaceAll("'", '&apos;') : source;
  };
  return text
    .split(CONTROL)
    .map((piece, at) => (at % 2 === 1 ? byteElement(piece) : plain(piece)))
    .join('');
}

/** What XML cannot hold, or reads as another line end. */
const CONTROL = /((?![\t\n\u007F-\u009F])\p{Cc})/u;

/** Whether an element can hold a text. */
export const isWritable = (text: string): boolean =>
  text.split(CONTROL).every((piece, at) => at % 2 === 1 || isXmlText(piece));

const byteElement = (character: string): string => `<byte value="x${character.charCodeAt(0).toString(16)}"/>`;
