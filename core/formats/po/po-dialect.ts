import type { PluralForm } from '../../domain/plural-rules.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { renamedLast } from '../text/renamed.js';
import { storable } from '../text/storable.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { commentLines, commentText } from './comments.js';
import { withStatus } from './flags.js';
import { headerIn } from './header.js';
import { namesOfForms, pluralRule } from './plural-rule.js';
import { poString, poStringLike, poText } from './strings.js';
import type { PoStyle } from './style.js';

/** gettext PO as the current file writes it. `head`: its beginning, with the header. */
export function poDialect(head: string, style: PoStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const fields = headerIn(head);
  const rule = pluralRule(fields.get('plural-forms'), fields.get('language') || writing.tag);
  const names = namesOfForms(rule, writing.pluralMode);
  const { lead, newline } = style;
  const entry = (key: NewKey): string => (lead ?? newline + newline) + entrySource(key, names, style);
  return {
    nameForm: null,
    hasContexts: true,
    decode: (raw, { tag }) => {
      const text = storable(poText(raw));
      return [text === '' ? (tag ?? '') : text];
    },
    encode: ([text = ''], { form, tag, raw = '' }) =>
      poStringLike(tag === text ? '' : text, raw, form === undefined ? 'msgstr ' : 'msgstr[0] ', style),
    readComment: commentText,
    writeComment: (description) => commentLines(description, newline),
    writeKey: entry,
    writeGroup: (_, keys) => keys.map(entry).join(''),
    rename: (source, from, to) =>
      renamedLast(source, ID, (raw) => (poText(raw) === from ? poString(to, 'msgid ', style) : null)),
    withoutImplied: (part) => (part.tag === undefined ? part : { ...part, tag: undefined }),
    // The forms are those of the header.
    writeForm: () => null,
    writeState: (part, status, isChanged, text) => withStatus(part, status, isChanged, text, style),
  };
}

/** The strings of a name. */
const ID = /(?<=^msgid[ \t]+)"(?:[^"\\\r\n]|\\.)*"(?:\s*"(?:[^"\\\r\n]|\\.)*")*/gm;

/** An entry without the end of its last line. */
function entrySource(
  { group, name, isPlural, texts, forms, description }: NewKey,
  formNames: readonly (string | null)[],
  style: PoStyle,
): string {
  const { newline } = style;
  const line = (keyword: string, text: string): string =>
    `${keyword} ${poString(text, `${keyword} `, style)}`;
  const names = [
    ...(group === COMMON_GROUP ? [] : [line('msgctxt', group)]),
    line('msgid', name),
    ...(isPlural ? [line('msgid_plural', name)] : []),
  ];
  const written = isPlural
    ? formNames.map((form, index) => line(`msgstr[${index}]`, textOf(form, texts, forms)))
    : [line('msgstr', texts[0] ?? '')];
  const comment = description === '' ? '' : commentLines(description, newline);
  return comment + [...names, ...written].join(newline);
}

/** Every form of a file has a text: that of `other` where a plural does not have the form. */
function textOf(form: string | null, texts: readonly string[], forms: readonly PluralForm[]): string {
  const own = forms.findIndex((one) => one === form);
  return texts[own < 0 ? forms.indexOf('other') : own] ?? '';
}
