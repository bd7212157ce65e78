import { renamedLast } from '../text/renamed.js';
import type { DecodeXml } from './decode-references.js';
import { attributeText } from './write.js';

const NAME = /(?<=\sname\s*=\s*)(?:"[^"<]*"|'[^'<]*')/g;

/** Source with another value of the last attribute `name`. */
export const renamedAttribute = (
  source: string,
  decode: DecodeXml,
  nameOf: (own: string) => string | null,
): string | null =>
  renamedLast(source, NAME, (raw) => {
    const name = nameOf(decode(raw.slice(1, -1)));
    if (name === null) return null;
    const quote = raw.startsWith("'") && !name.includes("'") ? "'" : '"';
    return quote + attributeText(name) + quote;
  });
