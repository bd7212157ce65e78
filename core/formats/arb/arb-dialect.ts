import { COMMON_GROUP } from '../../domain/rules.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { jsonDialect } from '../web/json-dialect.js';
import { quoted } from '../json/json-string.js';
import { renamedMember } from '../json/rename-member.js';
import { entryName } from '../text/renamed.js';
import { colon, leadOf } from '../json/json-writing.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { DESCRIPTION, GROUP, readDescription, withDescription } from './attributes.js';
import { dartName } from '../naming/dart-name.js';
import type { ArbStyle } from './style.js';

/** Flutter ARB as the current file writes it: JSON whose plurals are ICU messages. */
export function arbDialect(style: ArbStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const { namesOf: _, ...json } = jsonDialect(style, { ...writing, flavour: 'icu' });
  return {
    ...json,
    nameForm: dartName,
    rename: (source, from, to) =>
      renamedMember(source, (own) => {
        const name = entryName(own, from, to) ?? entryName(own, `@${from}`, `@${to}`);
        return name === null ? null : quoted(name, style);
      }),
    renameAbout: (source, names) =>
      source.replace(ABOUT, (whole, own: string) => {
        const name = names.get(own);
        return name === undefined ? whole : quoted(`@${name}`, style);
      }),
    readComment: readDescription,
    writeComment: (description, raw) => withDescription(raw, quoted(description, style)),
    writeKey: (key) => json.writeKey(key, 1) + aboutKey(key, style),
    writeGroup: (_, keys) => keys.map((key) => json.writeKey(key, 1) + aboutKey(key, style)).join(','),
  };
}

/** The name of a member about a key. */
const ABOUT = /"@([\w$]+)"(?=\s*:)/g;

/** The description of a new key, and its group; not in a file that says nothing about keys. With the comma before it. */
function aboutKey({ name, group, description }: NewKey, style: ArbStyle): string {
  const attributes = [
    [DESCRIPTION, style.isBare ? '' : description],
    [GROUP, isGroupSaid(group, name, style) ? group : ''],
  ].filter(([, text]) => text !== '');
  if (attributes.length === 0) return '';
  const members = attributes.map(
    ([attribute = '', text = '']) =>
      leadOf(style, 2) + quoted(attribute, style) + colon(style) + quoted(text, style),
  );
  return `,${leadOf(style, 1)}${quoted(`@${name}`, style)}${colon(style)}{${members.join(',')}${leadOf(style, 1)}}`;
}

/** In files that come back, a group is said where the name does not. */
function isGroupSaid(group: string, name: string, { namesGroups }: ArbStyle): boolean {
  if (namesGroups === 'all' || group === COMMON_GROUP) return namesGroups === 'all';
  return namesGroups === 'own' || !name.startsWith(dartName(`${group}_`));
}
