/** Begins the white space of places in an array whose elements end with a comma, also the last one. */
const COMMA = ',';

/** @param space before an element */
export const commaLead = (space: string): string => COMMA + space;

/** The white space before a new element, and the comma behind it. */
export function readLead(lead: string): { space: string; comma: string } {
  const hasComma = lead.startsWith(COMMA);
  return { space: hasComma ? lead.slice(COMMA.length) : lead, comma: hasComma ? COMMA : '' };
}
