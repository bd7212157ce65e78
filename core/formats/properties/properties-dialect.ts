import { markerLine } from '../text/marker-line.js';
import { memberNames, pluralMembers } from '../suffixed/plural-members.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { storable } from '../text/storable.js';
import { suffixOf } from '../plurals/i18next-forms.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { entryName, renamedLast } from '../text/renamed.js';
import { commentText, propertiesComment } from './comments.js';
import { escapedName, escapedText, unescaped } from './escapes.js';
import type { PropertiesStyle } from './style.js';

/** Java properties as the current file writes them. */
export function propertiesDialect(style: PropertiesStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const { newline, lead } = style;
  const described = (key: NewKey): string => {
    const comment = key.description === '' ? '' : propertiesComment(key.description, style) + newline;
    return (lead ?? newline) + comment + entriesOf(key, style, writing).join(newline);
  };
  return {
    nameForm: (name) => name,
    joint: '.',
    decode: (raw) => [storable(unescaped(raw))],
    encode: ([text = ''], { tag = '' }) => (text === '' ? '' : tag) + escapedText(text, style),
    readComment: commentText,
    writeComment: (description) => propertiesComment(description, style),
    writeKey: described,
    writeGroup: (name, keys) =>
      newline.repeat(2) + propertiesComment(markerLine(name), style) + keys.map(described).join(''),
    writeForm: (form, text, { name = '', taken = [] }) => {
      const suffix = suffixOf(form, writing);
      if (suffix === null || taken.includes(suffix)) return null;
      return newline + entry(`${name}.${suffix}`, text, style);
    },
    rename: (source, from, to, form) =>
      renamedLast(source, NAME, (raw) => {
        const name = entryName(unescaped(raw), from, to, { joint: '.', isForm: form !== undefined });
        return name === null ? null : escapedName(name, style);
      }),
    renamePlace: entryName,
    needsAllForms: true,
    namesOf: ({ isPlural }, name) => (isPlural ? memberNames(name, '.') : [name]),
  };
}

/** The name of the entry whose text follows, maybe on the next line. */
const NAME =
  /(?<=(?:^|[\r\n])[ \t\f]*)(?:\\[^]|[^\s:=\\])+(?=(?:[ \t\f]*[=:])?(?:[ \t\f]|\\(?:\r\n?|\n))*$)/g;

/** A key, of a plural one entry for each form. */
function entriesOf(key: NewKey, style: PropertiesStyle, writing: PluralWriting): string[] {
  const members = key.isPlural ? pluralMembers(key, '.', writing) : [[key.name, key.texts[0] ?? ''] as const];
  return members.map(([name, text]) => entry(name, text, style));
}

const entry = (name: string, text: string, style: PropertiesStyle): string =>
  escapedName(name, style) + (style.separator ?? '=') + escapedText(text, style);
