import type { DecodeXml } from '../../xml/decode-references.js';
import { outlineXml } from '../../xml/outline.js';
import type { XmlNode } from '../../xml/outline.js';

/** The text of a `<source>` or `<target>`: its tags stand in it as they are, everything else is decoded. */
export function inlineText(raw: string, decode: DecodeXml): string {
  if (!raw.includes('<')) return decode(raw);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of markupIn(raw)) {
    pieces.push(decode(raw.slice(at, start)), text.replace(/\r\n?/g, '\n'));
    at = end;
  }
  return pieces.join('') + decode(raw.slice(at));
}

/** The tags of content, as they are written. */
export const tagsIn = (raw: string): Set<string> =>
  new Set(raw.includes('<') ? [...markupIn(raw)].flatMap(({ text, isTag }) => (isTag ? [text] : [])) : []);

interface Markup {
  start: number;
  end: number;
  /** What it stands for: comments for nothing. */
  text: string;
  isTag: boolean;
}

/** Tags, sections and comments, in their order. Not recursive: tags may be nested deeper than a stack. */
function* markupIn(raw: string): Generator<Markup> {
  const open: (XmlNode | Markup)[] = outlineXml(raw).toReversed();
  for (let next = open.pop(); next; next = open.pop()) {
    if (!('kind' in next)) {
      yield next;
      continue;
    }
    const { kind, start, end, contentStart, contentEnd, children } = next;
    if (kind === 'element') {
      yield tag(raw, start, contentStart);
      if (end > contentStart) open.push(tag(raw, contentEnd, end));
      for (const child of children.toReversed()) open.push(child);
    } else {
      const text = kind === 'cdata' ? raw.slice(contentStart, contentEnd) : '';
      yield { start, end, text, isTag: false };
    }
  }
}

const tag = (raw: string, start: number, end: number): Markup => ({
  start,
  end,
  text: raw.slice(start, end),
  isTag: true,
});
