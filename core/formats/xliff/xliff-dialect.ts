import type { Dialect, NewKey } from '../profile/kept-file.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import { storable } from '../storable.js';
import { withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { xmlText } from '../xml/write.js';
import { inlineSource } from './encode.js';
import { inlineText } from './inline.js';
import { noteText, withNote } from './units/notes.js';
import { formSource, languagesSource } from './additions.js';
import { pairTexts } from './quantities.js';
import { writtenState } from './states.js';
import { groupSource, unitSources } from './unit-source.js';
import type { UnitWriting } from './unit-source.js';
import { vocabularyOf } from './vocabulary.js';

/** An XLIFF document as the file at hand writes it. */
export function xliffDialect(head: string, style: ProfileStyle): Dialect {
  const references = referencesOf(head);
  const vocabulary = vocabularyOf(head);
  const writing: UnitWriting = { vocabulary, style };
  const lead = style.lead ?? `${style.newline}      `;
  const unitsOf = (key: NewKey, before = lead): string =>
    unitSources({ ...key, texts: pairTexts(key.isPlural, key.inLanguages ?? []) }, before, writing).join('');
  return {
    nameForm: xmlText,
    isNested: true,
    decode: (raw, { tag }) => [tag === undefined ? storable(inlineText(raw, references)) : ''],
    encode: ([text = ''], { raw = '', tag }) => {
      const source = inlineSource(text, tag === undefined ? raw : '', vocabulary);
      return tag === undefined ? source : withContent(source, tag);
    },
    readComment: (raw) => noteText(raw, references),
    writeComment: (description, _, raw) => withNote(raw, description),
    writeKey: (key, _style, _depth, before) => unitsOf(key, before),
    writeGroup: (name, keys) =>
      groupSource(name, keys.map((key) => unitsOf(key, `${lead}  `)).join(''), lead, writing),
    writeForm: (form, _text, place, _status, inLanguages) => formSource(form, place, inLanguages, writing),
    writeLanguages: (texts, place, _style, inLanguages) =>
      languagesSource(texts, place, inLanguages, writing),
    writeState: (part, status, isChanged) => writtenState(part, status, isChanged, vocabulary, style),
  };
}
