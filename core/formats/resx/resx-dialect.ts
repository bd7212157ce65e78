import { memberNames, pluralMembers } from '../suffixed/plural-members.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { suffixOf } from '../plurals/i18next-forms.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { decodeContent, withContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { entryName } from '../text/renamed.js';
import { renamedAttribute } from '../xml/rename-attribute.js';
import { attributeText, elementText, elementTextLike, xmlMarker, xmlText } from '../xml/write.js';
import { commentText, withComment } from './comment.js';

/** .NET resources as the current file writes them. */
export function resxDialect(
  source: string,
  style: ProfileStyle,
  writing: PluralWriting = USUAL_WRITING,
): Dialect {
  const references = referencesOf(source);
  const lead = style.lead ?? `${style.newline}  `;
  const described = (key: NewKey): string => dataOf(key, lead, writing);
  return {
    nameForm: xmlText,
    decode: (raw, { tag }) => [tag === undefined ? storable(decodeContent(raw, references)) : ''],
    encode: ([text = ''], { raw = '', tag }) =>
      tag === undefined ? encodedLike(text, raw) : withContent(elementText(text), tag),
    readComment: (raw) => commentText(raw, references),
    writeComment: (description, raw) => withComment(raw, description),
    writeKey: described,
    writeGroup: (name, keys) => lead + xmlMarker(name) + keys.map(described).join(''),
    writeForm: (form, text, { name = '', taken = [] }) => {
      const suffix = suffixOf(form, writing);
      return suffix === null || taken.includes(suffix)
        ? null
        : data(`${name}_${suffix}`, elementText(text), '', lead);
    },
    rename: (xml, from, to, form) =>
      renamedAttribute(xml, references, (own) =>
        entryName(own, from, to, { joint: '_', isForm: form !== undefined }),
      ),
    renamePlace: entryName,
    needsAllForms: true,
    namesOf: ({ isPlural }, name) => (isPlural ? memberNames(name, '_') : [name]),
  };
}

/** A text in CDATA stays in it. */
function encodedLike(text: string, raw: string): string {
  const isCdata = /^<!\[CDATA\[[^]*\]\]>$/.test(raw) && !/\]\]>|\r/.test(text);
  return isCdata ? `<![CDATA[${xmlText(text)}]]>` : elementTextLike(text, raw);
}

/**
 * A key, of a plural one entry for each form.
 *
 * @param lead white space before it
 */
function dataOf(key: NewKey, lead: string, writing: PluralWriting): string {
  const members = key.isPlural ? pluralMembers(key, '_', writing) : [[key.name, key.texts[0] ?? ''] as const];
  return members
    .map(([name, text]) => data(name, encodedLike(text, key.like ?? ''), key.description, lead))
    .join('');
}

function data(name: string, content: string, comment: string, lead: string): string {
  const [end = lead] = /(?:\r\n|\n|\r)[ \t]*$/.exec(lead) ?? [];
  const inner = end + end.replace(/^[\r\n]+/, '');
  const said = comment === '' ? '' : `${inner}<comment>${elementText(comment)}</comment>`;
  return (
    `${lead}<data name="${attributeText(name)}" xml:space="preserve">` +
    `${inner}<value>${content}</value>${said}${end}</data>`
  );
}
