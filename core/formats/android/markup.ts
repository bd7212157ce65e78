/** A text with inline tags that Android renders, in pieces: tags are written raw, `text` is escaped. */
export interface MarkupPiece {
  kind: 'opening' | 'tag' | 'text';
  written: string;
}

const TAG_NAMES: ReadonlySet<string> = new Set(
  'a annotation b big em font i li marquee small strike strong sub sup tt u'.split(' '),
);
const TAG_START = /<(?=[A-Za-z/])/g;
const TAG = /<(?:\/([a-z]+)|([a-z]+)((?: [A-Za-z_][\w.-]*="[^"<\p{Cc}\p{Cs}\uFFFE\uFFFF]*")*)(\/?))>/uy;
const ATTRIBUTE_NAME = / ([A-Za-z_][\w.-]*)="[^"]*"/g;

/**
 * Splits a text into tags and what stands between them, or returns null unless every tag in it is one Android
 * renders, written the way the importer writes tags, and properly nested: such a text is shown as it is.
 */
export function parseMarkup(text: string): MarkupPiece[] | null {
  if (!text.includes('<')) return null;
  const pieces: MarkupPiece[] = [];
  const open: string[] = [];
  let copied = 0;
  for (const { index } of text.matchAll(TAG_START)) {
    // A `<` inside the tag before cannot be: attribute values hold none.
    const tag = tagAt(text, index);
    if (!tag) return null;
    if (index > copied) pieces.push({ kind: 'text', written: text.slice(copied, index) });
    if (!nest(tag, open, pieces.at(-1))) return null;
    pieces.push({ kind: tag.opening === undefined ? 'tag' : 'opening', written: tag.written });
    copied = index + tag.length;
  }
  if (open.length > 0 || copied === 0) return null;
  if (copied < text.length) pieces.push({ kind: 'text', written: text.slice(copied) });
  return pieces;
}

interface Tag {
  length: number;
  /** With `&` as a reference; `&quot;` already is one. */
  written: string;
  opening?: string;
  closing?: string;
}

function tagAt(text: string, index: number): Tag | null {
  TAG.lastIndex = index;
  const found = TAG.exec(text);
  if (!found) return null;
  const [whole, closing, opening = '', attributes = '', slash] = found;
  if (!TAG_NAMES.has(closing ?? opening) || !areDistinct(attributes)) return null;
  const tag = { length: whole.length, written: whole.replace(/&(?!quot;)/g, '&amp;') };
  if (closing !== undefined) return { ...tag, closing };
  return slash === '/' ? tag : { ...tag, opening };
}

/** `xmlns` would move the tag into a namespace. */
function areDistinct(attributes: string): boolean {
  const names = [...attributes.matchAll(ATTRIBUTE_NAME)].map(([, name]) => name);
  return new Set(names).size === names.length && !names.includes('xmlns');
}

/** @returns whether the tag may stand here. An element without content is written `<b/>`, never `<b></b>`. */
function nest({ opening, closing }: Tag, open: string[], before: MarkupPiece | undefined): boolean {
  if (opening !== undefined) open.push(opening);
  if (closing === undefined) return true;
  return open.pop() === closing && before?.kind !== 'opening';
}
