import type { Dialect, NewKey } from '../profile/kept-file.js';
import { lastLine } from '../profile/space-before.js';
import { storable } from '../storable.js';
import { commentText, xmlComment, xmlCommentLike } from '../xml/comments.js';
import { decodeContent, withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { elementText, xmlMarker, xmlText } from '../xml/write.js';
import { pluralEntry } from './write-stringsdict.js';

const LEAD = '\n\t';

/** An XML property list as the file at hand writes it. */
export function plistDialect(source: string): Dialect {
  const references = referencesOf(source);
  return {
    nameForm: xmlText,
    decode: (raw, { tag }) => [tag === undefined ? storable(decodeContent(raw, references)) : ''],
    encode: ([text = ''], { tag }) =>
      tag === undefined ? elementText(text) : withContent(elementText(text), tag),
    readComment: commentText,
    writeComment: (description, _, raw) => xmlCommentLike(description, raw),
    writeKey: (key, { lead }) => described(key, lead ?? LEAD),
    writeGroup: (name, keys, { lead }) =>
      `${lead ?? LEAD}${xmlMarker(name)}${keys.map((key) => described(key, lead ?? LEAD)).join('')}`,
    writeForm: (form, text, { lead }) => {
      const name = form === '=0' ? 'zero' : form;
      return name.startsWith('=')
        ? null
        : `${lead}<key>${name}</key>${lead}<string>${elementText(text)}</string>`;
    },
  };
}

const described = (key: NewKey, lead: string): string =>
  key.description === ''
    ? written(key, lead)
    : lead + xmlComment(key.description) + written(key, lastLine(lead));

const written = ({ name, isPlural, texts, forms }: NewKey, lead: string): string =>
  isPlural
    ? pluralEntry(name, forms, texts, lead)
    : `${lead}<key>${elementText(name)}</key>${lastLine(lead)}<string>${elementText(texts[0] ?? '')}</string>`;
