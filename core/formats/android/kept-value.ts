import { storable } from '../text/storable.js';
import type { DecodeXml } from '../xml/decode-references.js';
import type { XmlAttribute } from '../xml/namespaces.js';
import { attributesOf, outlineXml } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { escapeQuoted, escapeValue, escapeWhole } from './escape.js';
import { StyledText } from './styled-text.js';
import { trimWhiteSpace, unescapeText } from './unescape.js';

/** The text of the content of `<string>` or `<item>` (docs/formats.md, 7.2-7.4). */
export function decodeValue(raw: string, decode: DecodeXml): string {
  if (!raw.includes('<')) return storable(unescapeText(trimWhiteSpace(decode(raw))));
  const styled = new StyledText();
  addNodes(styled, raw, outlineXml(raw), decode);
  return storable(styled.take());
}

/** Without recursion: tags may be nested as deeply as the parser allows. */
function addNodes(styled: StyledText, raw: string, nodes: readonly XmlNode[], decode: DecodeXml): void {
  const open: { nodes: readonly XmlNode[]; next: number; at: number; end: number; isTag: boolean }[] = [
    { nodes, next: 0, at: 0, end: raw.length, isTag: false },
  ];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const node = frame.nodes[frame.next];
    styled.addText(decode(raw.slice(frame.at, node?.start ?? frame.end)));
    if (!node) {
      if (frame.isTag) styled.closeTag();
      open.pop();
      continue;
    }
    frame.next += 1;
    frame.at = node.end;
    if (node.kind === 'cdata') styled.addText(lineEnds(raw.slice(node.contentStart, node.contentEnd)));
    if (node.kind !== 'element') continue;
    const { name } = node;
    const isTag = !name.includes(':');
    if (isTag) styled.openTag({ name, attributes: inlineAttributes(raw, node, decode) });
    open.push({ nodes: node.children, next: 0, at: node.contentStart, end: node.contentEnd, isTag });
  }
}

const lineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

const inlineAttributes = (raw: string, node: XmlNode, decode: DecodeXml): XmlAttribute[] =>
  [...attributesOf(raw, node)].map(([name, value]) => ({
    name,
    value: decode(value).replace(/[\t\n]/g, ' '),
  }));

/**
 * The content of an element with a new text, in the manner of the old one: CDATA stays CDATA, quotes stay quotes,
 * references stay references, and what `<xliff:g>` held is in such a tag again if the text has it once.
 */
export function encodeLike(text: string, raw: string | undefined, decode: DecodeXml): string {
  if (raw === undefined) return escapeValue(text);
  if (/^\s*<!\[CDATA\[/.test(raw) && !text.includes(']]>'))
    return `<![CDATA[${inCdata(escapeWhole(text))}]]>`;
  if (isQuoted(raw) && !text.includes('<')) return escapeQuoted(text);
  const written = encodeTags(text, raw, decode);
  // A line end is white space: Weblate puts one before each escaped one.
  return raw.includes('\n\\n') ? written.replaceAll(' \\n', '\n\\n') : written;
}

function encodeTags(text: string, raw: string, decode: DecodeXml): string {
  const nodes = raw.includes('<') ? outlineXml(raw) : [];
  // Tags that the file has as characters are read by the app: as tags, it would not see them.
  const isWhole = !hasTags(nodes) && decodeValue(raw, decode).includes('<');
  const escape = isWhole ? escapeWhole : escapeValue;
  return wrap(text, raw, nodes, decode, escape) ?? escape(text);
}

/** Whether there are inline tags, without recursion. */
function hasTags(nodes: readonly XmlNode[]): boolean {
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'element' && !node.name.includes(':')) return true;
    for (const child of node.children) waiting.push(child);
  }
  return false;
}

/** Whether one pair of quotes is around everything. */
function isQuoted(raw: string): boolean {
  const text = trimWhiteSpace(raw);
  const inner = text.slice(1, -1);
  return text.length > 1 && text === `"${inner}"` && !/["<]/.test(inner) && !inner.endsWith('\\');
}

const inCdata = (escaped: string): string =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Private use, where no text has characters. */
const FIRST_SIGN = 0xf0000;
const MAX_SIGNS = 1000;

function wrap(
  text: string,
  raw: string,
  nodes: readonly XmlNode[],
  decode: DecodeXml,
  escape: (text: string) => string,
): string | null {
  const tags = nodes.filter(({ kind, name }) => kind === 'element' && name.includes(':')).slice(0, MAX_SIGNS);
  if (tags.length === 0 || /[\u{F0000}-\u{FFFFD}]/u.test(text)) return null;
  const sources = new Map<string, string>();
  let signed = text;
  for (const { start, end, contentStart, contentEnd } of tags) {
    const content = decodeValue(raw.slice(contentStart, contentEnd), decode);
    const [before = '', after, ...others] = content === '' ? [] : signed.split(content);
    if (after === undefined || others.length > 0) continue;
    const sign = String.fromCodePoint(FIRST_SIGN + sources.size);
    sources.set(sign, raw.slice(start, end));
    signed = before + sign + after;
  }
  return escape(signed).replace(/[\u{F0000}-\u{FFFFD}]/gu, (sign) => sources.get(sign) ?? '');
}
