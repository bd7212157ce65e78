import type { Dialect, NewKey } from '../model/kept-file.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { lastLine } from '../text/space-before.js';
import { xmlMarkerOf } from '../text/markers.js';
import { storable } from '../text/storable.js';
import { commentText, xmlComment, xmlCommentLike } from '../xml/comments.js';
import { decodeContent, withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { elementText, xmlMarker, xmlText } from '../xml/write.js';
import { pluralEntry } from './plural-entry.js';

/** The name of an entry, before those of what is in it. */
const KEY = /(?<=<key>)[^<]*(?=<\/key>)/;

const LEAD = '\n\t';

/** An XML property list as the current file writes it. */
export function plistDialect(source: string, { lead: ownLead }: Pick<ProfileStyle, 'lead'>): Dialect {
  const references = referencesOf(source);
  const before = ownLead ?? LEAD;
  return {
    nameForm: xmlText,
    decode: (raw, { tag }) => [tag === undefined ? storable(decodeContent(raw, references)) : ''],
    encode: ([text = ''], { tag }) =>
      tag === undefined ? elementText(text) : withContent(elementText(text), tag),
    readComment: commentText,
    writeComment: (description, raw) => xmlCommentLike(description, raw),
    writeKey: (key) => described(key, before),
    writeGroup: (name, keys) => before + xmlMarker(name) + keys.map((key) => described(key, before)).join(''),
    derivesNames: true,
    rename: (xml, from, to) =>
      storable(decodeContent(KEY.exec(xml)?.[0] ?? '', references)) === from
        ? xml.replace(KEY, () => elementText(to))
        : null,
    writeForm: (form, text, { lead }) => {
      const name = form === '=0' ? 'zero' : form;
      return name.startsWith('=')
        ? null
        : `${lead}<key>${name}</key>${lead}<string>${elementText(text)}</string>`;
    },
  };
}

/** A key with its description above it, unless that reads as a marker. */
function described(key: NewKey, lead: string): string {
  const isComment = key.description !== '' && xmlMarkerOf(key.description) === null;
  return isComment ? lead + xmlComment(key.description) + written(key, lastLine(lead)) : written(key, lead);
}

const written = ({ name, isPlural, texts, forms }: NewKey, lead: string): string =>
  isPlural
    ? pluralEntry(name, forms, texts, lead)
    : `${lead}<key>${elementText(name)}</key>${lastLine(lead)}<string>${elementText(texts[0] ?? '')}</string>`;
