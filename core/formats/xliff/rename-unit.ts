import { renamedLast } from '../text/renamed.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { attributeText } from '../xml/write.js';
import type { Vocabulary } from './markup/vocabulary.js';
import { idOf } from './unit-id.js';

/** A start tag, as far as it stands before or behind the state in it. */
const UNIT = /(?:<(?:[\w.-]+:)?(?:trans-unit|unit)\s|^(?!<))[^<>]*(?:>|$)/g;
const ATTRIBUTE = /((?:^|\s)(id|name|resname)\s*=\s*)("[^"<]*"|'[^'<]*')/g;

/** Source with the start tag of a unit that has another name; an id that was the name is so again. */
export const renamedUnit = (
  source: string,
  from: string,
  to: string,
  decode: DecodeXml,
  { isVersion2 }: Vocabulary,
): string | null =>
  renamedLast(source, UNIT, (tag) => {
    const changed = tag.replace(ATTRIBUTE, (whole, before: string, name: string, raw: string) => {
      if (decode(raw.slice(1, -1)) !== from) return whole;
      return `${before}"${name === 'id' && isVersion2 ? idOf(to) : attributeText(to)}"`;
    });
    return changed === tag ? null : changed;
  });
