import { COMMON_GROUP } from '../../domain/rules.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import type { ProfilePart } from '../model/profile-types.js';
import { rootKey } from './language-root.js';
import type { YamlStyle } from './style.js';
import { keySource } from './write-scalar.js';

const UNIT = '  ';

/** A new file of Rails (docs/formats.md, 21): the keys of `common` stand beside the groups. */
export const blankYaml = ({ code, groups }: NewFile): BlankFile<YamlStyle> => ({
  name: `config/locales/${code}.yml`,
  style: { newline: '\n', lead: UNIT, hasRoot: true },
  parts: groups.length > 0 ? [`${rootKey(code)}:\n`, ...placesOf(groups)] : [`${rootKey(code)}: {}\n`],
});

/** Keys of `common` that are called like a group have a mapping around them, too. */
function placesOf(groups: NewFile['groups']): ProfilePart[] {
  const names = new Set(groups.map(({ name }) => name));
  return groups.flatMap(({ name: group, keys }): ProfilePart[] => {
    const isFlat = group === COMMON_GROUP && !keys.some(({ name }) => names.has(name));
    if (isFlat) return [{ group, lead: UNIT }];
    return [`${UNIT}${keySource(group, UNIT, '\n')}\n`, { group, lead: UNIT + UNIT }];
  });
}
