import { markerLine } from '../marker-line.js';
import { memberNames, pluralMembers } from '../suffixed/plural-members.js';
import type { Dialect, NewKey } from '../profile/kept-file.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import { storable } from '../storable.js';
import { suffixOf } from '../web/i18next-forms.js';
import { USUAL_WRITING } from '../web/plural-writing.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { commentText, propertiesComment } from './comments.js';
import { escapedName, escapedText, unescaped } from './escapes.js';

/** Java properties as the file at hand writes them. */
export function propertiesDialect(style: ProfileStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
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
    writeComment: propertiesComment,
    writeKey: described,
    writeGroup: (name, keys) =>
      newline.repeat(2) + propertiesComment(markerLine(name), style) + keys.map(described).join(''),
    writeForm: (form, text, { name = '', taken = [] }) => {
      const suffix = suffixOf(form, writing);
      if (suffix === null || taken.includes(suffix)) return null;
      return newline + entry(`${name}.${suffix}`, text, style);
    },
    namesOf: ({ isPlural }, name) => (isPlural ? memberNames(name, '.') : [name]),
  };
}

/** A key, of a plural one entry for each form. */
export function entriesOf(
  key: Pick<NewKey, 'name' | 'isPlural' | 'texts'> & Partial<Pick<NewKey, 'forms'>>,
  style: ProfileStyle,
  writing: PluralWriting,
): string[] {
  const members = key.isPlural ? pluralMembers(key, '.', writing) : [[key.name, key.texts[0] ?? ''] as const];
  return members.map(([name, text]) => entry(name, text, style));
}

const entry = (name: string, text: string, style: ProfileStyle): string =>
  escapedName(name, style) + (style.separator ?? '=') + escapedText(text, style);
