export interface LinkedPart {
  text: string;
  /** Null: plain text. */
  href: string | null;
}

const LINK = /\bhttps?:\/\/[^\s<>"]+/g;

/** Punctuation that ends the sentence, not the address; a bracket that the address does not open. */
const AFTER_LINK = /(?:[.,;:!?'’»…]|(?<!\([^)]*)\))+$/u;

/** A text in parts, of which those that are web addresses lead there. */
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
