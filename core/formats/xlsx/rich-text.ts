import { referencesOf } from '../xml/decode-references.js';
import { elementText, xmlText } from '../xml/write.js';

/** The elements of a string, which may be in pieces of different fonts; how it is read aloud is not part of it. */
const TAG = /<(\/?)(?:[\w.-]{1,40}:)?(t|rPh)(?=[\s/>])([^<>]*)>/g;

/** A character that XML cannot hold, or what would be taken for one; ECMA-376, ST_Xstring. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
const decodeXml = referencesOf('');

/** What a `<v>` or `<t>` says. */
export const decoded = (raw: string): string =>
  decodeXml(raw).replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The text of what is in a `<si>` or `<is>`. */
export function richText(source: string): string {
  let text = '';
  let from = -1;
  let depth = 0;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(source); found; found = TAG.exec(source)) {
    const { index, 0: tag, 1: slash, 2: name, 3: attributes = '' } = found;
    const isEmpty = attributes.endsWith('/');
    if (name === 'rPh') depth += isEmpty ? 0 : slash === '/' ? -1 : 1;
    else if (slash === '/') {
      if (from >= 0 && depth === 0) text += decoded(source.slice(from, index));
      from = -1;
    } else from = isEmpty ? -1 : index + tag.length;
  }
  return text;
}

/** A text as what is in a `<si>` or `<is>`: never a formula, whatever it begins with. */
export function textElement(text: string): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<t${space}>${escaped(text)}</t>`;
}

/** Nothing of this is to be escaped: so are most texts. */
const PLAIN = /^[ !"#$%'-;=?-^`-~\u00A0-\uD7FF]*$/;

function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  const units = text.replace(ESCAPED, '_x005F$&').replace(UNFIT, unitOf);
  return elementText(xmlText(units)).replaceAll('&#13;', '_x000D_');
}

const UNFIT = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;

const unitOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
