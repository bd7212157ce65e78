import type { Dialect, NewKey } from '../model/kept-file.js';
import { storable } from '../text/storable.js';
import { withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { xmlText } from '../xml/write.js';
import { inlineSource } from './encode.js';
import { inlineText } from './markup/inline.js';
import type { XliffStyle } from './style.js';
import { noteText, withNote } from './units/notes.js';
import { formSource, languagesSource } from './additions.js';
import { pairTexts } from './quantities.js';
import { writtenState } from './markup/states.js';
import { renamedUnit } from './rename-unit.js';
import { groupSource, unitSources } from './unit-source.js';
import type { UnitWriting } from './unit-source.js';
import { vocabularyOf } from './markup/vocabulary.js';

/** An XLIFF document as the current file writes it. */
export function xliffDialect(head: string, style: XliffStyle): Dialect {
  const references = referencesOf(head);
  const vocabulary = vocabularyOf(head);
  const writing: UnitWriting = { vocabulary, style };
  const lead = style.lead ?? `${style.newline}      `;
  const unitsOf = (key: NewKey, before = lead): string =>
    unitSources({ ...key, texts: pairTexts(key.isPlural, key.inLanguages ?? []) }, before, writing).join('');
  return {
    nameForm: xmlText,
    keepsIds: true,
    isNested: true,
    decode: (raw, { tag }) => [tag === undefined ? storable(inlineText(raw, references)) : ''],
    encode: ([text = ''], { raw = '', tag }) => {
      const source = inlineSource(text, tag === undefined ? raw : '', vocabulary);
      return tag === undefined ? source : withContent(source, tag);
    },
    rename: (xml, from, to, form) =>
      form === undefined ? renamedUnit(xml, from, to, references, vocabulary) : null,
    readComment: (raw) => noteText(raw, references),
    writeComment: (description, raw) => withNote(raw, description),
    writeKey: (key, _depth, before) => unitsOf(key, before),
    writeGroup(name, keys) {
      const inner = name === '' ? lead : `${lead}  `;
      return groupSource(name, keys.map((key) => unitsOf(key, inner)).join(''), lead, writing);
    },
    writeForm: (form, _text, place, _status, inLanguages) => formSource(form, place, inLanguages, writing),
    writeLanguages: (texts, place, inLanguages) => languagesSource(texts, place, inLanguages, writing),
    writeState: (part, status, isChanged) => writtenState(part, status, isChanged, vocabulary, style),
  };
}
