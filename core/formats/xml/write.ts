import { markerLine } from '../text/marker-line.js';

/** The marker of a group; `\-` stands for a hyphen after a hyphen, so that no name can close the comment. */
export const xmlMarker = (group: string): string =>
  `<!-- ${markerLine(xmlText(group)).replace(/(?<=-)-/g, '\\-')} -->`;

/** Text without the characters XML 1.0 cannot hold, not even by reference. */
export const xmlText = (text: string): string => text.replace(UNWRITABLE, '\uFFFD');

/** A text as the content of an element. */
export const elementText = (text: string): string =>
  xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

const NO_BREAK = '\u00a0';

/**
 * A text as the content of an element, with references where the source that it replaces has them though it could do without.
 *
 * @param raw that source
 */
export function elementTextLike(text: string, raw: string): string {
  const [noBreak = NO_BREAK] = /&#(?:160|x0*a0);/i.exec(raw) ?? [];
  const source = elementText(text).replaceAll(NO_BREAK, noBreak);
  const quoted = raw.includes('&quot;') ? source.replaceAll('"', '&quot;') : source;
  const written = raw.includes('&apos;') ? quoted.replaceAll("'", '&apos;') : quoted;
  return hasBareSign(raw) ? written.replace(/(?<!\]\])&gt;/g, '>') : written;
}

const hasBareSign = (raw: string): boolean =>
  raw.includes('>') && !/&gt;|<!/.test(raw) && raw.replace(/<[^<>]*>/g, '').includes('>');

/** A text as the value of an attribute in double quotes. */
export const attributeText = (text: string): string =>
  elementText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`);

/** Whether XML 1.0 can hold the text as it is. */
export const isXmlText = (text: string): boolean => text.search(UNWRITABLE) === -1;

const UNWRITABLE = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
