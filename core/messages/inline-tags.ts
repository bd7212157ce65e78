/** The inline elements of XLIFF with at least one attribute: `<x id="1"/>`, `<pc id="1">`. */
const NAMES = 'g|x|bx|ex|bpt|ept|it|ph|mrk|pc|sc|ec|sm|em|cp';
const ATTRIBUTES = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))+`;

const INLINE_TAG = new RegExp(String.raw`<(?:(?:${NAMES})${ATTRIBUTES}\s*/?|/(?:${NAMES})\s*)>`, 'g');

/** Cuts a text at the inline tags of XLIFF: words are at even places, tags at odd ones. Linear. */
export function cutAtInlineTags(text: string): string[] {
  if (!text.includes('<')) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (const { index, 0: tag } of text.matchAll(INLINE_TAG)) {
    pieces.push(text.slice(end, index), tag);
    end = index + tag.length;
  }
  return [...pieces, text.slice(end)];
}
