export interface LinkedPart {
  text: string;
  /** Null for plain text. */
  href: string | null;
}

const LINK = /\bhttps?:\/\/[^\s<>"]+/g;

/** Punctuation that ends the sentence rather than the URL; a bracket counts if the URL does not open it. */
const AFTER_LINK = /(?:[.,;:!?'’»…]|(?<!\([^)]*)\))+$/u;

/** Splits a text into plain text and links. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(LINK)) {
    const address = match.replace(AFTER_LINK, '');
    if (!URL.canParse(address)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), href: null });
    parts.push({ text: address, href: address });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
