import type { Dialect, NewKey } from '../model/kept-file.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { commentText, xmlCommentLike } from '../xml/comments.js';
import { withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { entryName } from '../text/renamed.js';
import { renamedAttribute } from '../xml/rename-attribute.js';
import { xmlMarker } from '../xml/write.js';
import { escapeValue } from './escape.js';
import { decodeValue, encodeLike } from './kept-value.js';
import { androidName } from '../naming/android-name.js';
import { describedResource, item } from './resource.js';
import { androidForms } from './written-forms.js';

const LEAD = '\n    ';

/**
 * Android string resources as the current file writes them.
 *
 * @param tag of the language; null if unknown
 */
export function androidDialect(
  source: string,
  { lead: ownLead }: Pick<ProfileStyle, 'lead'>,
  tag: string | null = null,
): Dialect {
  const references = referencesOf(source);
  const before = ownLead ?? LEAD;
  const described = (key: NewKey): string =>
    describedResource(key, before, tag, (text) => encodeLike(text, key.like, references));
  return {
    nameForm: androidName,
    decode: (raw, { tag }) => [tag === undefined ? decodeValue(raw, references) : ''],
    encode: ([text = ''], { raw, tag }) =>
      tag === undefined ? encodeLike(text, raw, references) : withContent(escapeValue(text), tag),
    readComment: commentText,
    writeComment: (description, raw) => xmlCommentLike(description, raw),
    writeKey: described,
    writeGroup: (name, keys) => `\n${before}${xmlMarker(name)}${keys.map(described).join('')}`,
    derivesNames: true,
    rename: (xml, from, to) => renamedAttribute(xml, references, (own) => entryName(own.trim(), from, to)),
    writeForm: (form, text, { lead }) => {
      const [written] = androidForms([form], [text], tag);
      return written ? item(written[0], escapeValue(written[1]), lead) : null;
    },
  };
}
