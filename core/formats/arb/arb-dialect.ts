import { COMMON_GROUP } from '../../domain/rules.js';
import type { Dialect, NewKey } from '../profile/kept-file.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import { jsonDialect } from '../web/json-dialect.js';
import { quoted } from '../web/json/json-string.js';
import { colon, leadOf } from '../web/json/json-writing.js';
import { USUAL_WRITING } from '../web/plural-writing.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { DESCRIPTION, GROUP, readDescription, withDescription } from './attributes.js';
import { dartName } from './dart-name.js';

/** Flutter ARB as the file at hand writes it: JSON whose plurals are ICU messages. */
export function arbDialect(style: ProfileStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const { namesOf: _, ...json } = jsonDialect(style, { ...writing, flavour: 'icu' });
  return {
    ...json,
    nameForm: dartName,
    readComment: readDescription,
    writeComment: (description, own, raw) => withDescription(raw, quoted(description, own)),
    writeKey: (key) => json.writeKey(key, style, 1) + aboutKey(key, style),
    writeGroup: (_, keys) => keys.map((key) => json.writeKey(key, style, 1) + aboutKey(key, style)).join(','),
  };
}

/** The description of a new key, and its group where the name does not say it; not in a file that has none of such. */
function aboutKey({ name, group, description }: NewKey, style: ProfileStyle): string {
  const isNamed = group === COMMON_GROUP || name.startsWith(dartName(`${group}_`));
  return aboutMember(name, isNamed ? '' : group, style.isBare ? '' : description, style);
}

/** What a file says about a key, with the comma before it; nothing where there is nothing to say. */
export function aboutMember(name: string, group: string, description: string, style: ProfileStyle): string {
  const attributes = [
    [DESCRIPTION, description],
    [GROUP, group],
  ].filter(([, text]) => text !== '');
  if (attributes.length === 0) return '';
  const members = attributes.map(
    ([attribute = '', text = '']) =>
      leadOf(style, 2) + quoted(attribute, style) + colon(style) + quoted(text, style),
  );
  return `,${leadOf(style, 1)}${quoted(`@${name}`, style)}${colon(style)}{${members.join(',')}${leadOf(style, 1)}}`;
}
