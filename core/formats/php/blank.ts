import { COMMON_GROUP } from '../../domain/rules.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import type { ProfilePart } from '../model/profile-types.js';
import { commaLead } from './php-lead.js';
import { phpString } from './strings.js';
import type { PhpStyle } from './style.js';

const UNIT = '    ';
const LEAD = `\n${UNIT}`;

/** A new file of Laravel (docs/formats.md, 25): the keys of `common` stand beside the groups. */
export const blankPhp = ({ code, groups }: NewFile): BlankFile<PhpStyle> => ({
  name: `lang/${code.replaceAll('-', '_')}/messages.php`,
  style: { newline: '\n', lead: UNIT },
  parts: ['<?php\n\nreturn [', ...placesOf(groups), groups.length > 0 ? '\n];\n' : '];\n'],
});

/** Keys of `common` that are called like a group have an array around them, too. */
function placesOf(groups: NewFile['groups']): ProfilePart[] {
  const names = new Set(groups.map(({ name }) => name));
  return groups.flatMap(({ name: group, keys }): ProfilePart[] => {
    const isFlat = group === COMMON_GROUP && !keys.some(({ name }) => names.has(name));
    if (isFlat) return [{ group, lead: commaLead(LEAD) }];
    const place = { group, lead: commaLead(LEAD + UNIT) };
    return [`${LEAD}${phpString(group, "'")} => [`, place, `${LEAD}],`];
  });
}
