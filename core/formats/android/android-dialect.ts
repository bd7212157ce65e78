import type { Dialect, NewKey } from '../profile/kept-file.js';
import { lastLine } from '../profile/space-before.js';
import { commentText, xmlComment, xmlCommentLike } from '../xml/comments.js';
import { withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { xmlMarker } from '../xml/write.js';
import { escapeValue } from './escape.js';
import { decodeValue, encodeLike } from './kept-value.js';
import { androidName } from './names.js';
import { item, resource } from './write.js';
import { androidForms } from './written-forms.js';

const LEAD = '\n    ';

/**
 * Android string resources as the file at hand writes them.
 *
 * @param tag of the language; null if unknown
 */
export function androidDialect(source: string, tag: string | null = null): Dialect {
  const references = referencesOf(source);
  return {
    nameForm: androidName,
    decode: (raw, { tag }) => [tag === undefined ? decodeValue(raw, references) : ''],
    encode: ([text = ''], { raw, tag }) =>
      tag === undefined ? encodeLike(text, raw, references) : withContent(escapeValue(text), tag),
    readComment: commentText,
    writeComment: (description, _, raw) => xmlCommentLike(description, raw),
    writeKey: (key, { lead }) => described(key, lead ?? LEAD, tag),
    writeGroup: (name, keys, { lead }) => {
      const before = lead ?? LEAD;
      return `\n${before}${xmlMarker(name)}${keys.map((key) => described(key, before, tag)).join('')}`;
    },
    writeForm: (form, text, { lead }) => {
      const [written] = androidForms([form], [text], tag);
      return written ? item(...written, lead) : null;
    },
  };
}

const described = (key: NewKey, lead: string, tag: string | null): string =>
  key.description === ''
    ? resource(key, lead, tag)
    : lead + xmlComment(key.description) + resource(key, lastLine(lead), tag);
