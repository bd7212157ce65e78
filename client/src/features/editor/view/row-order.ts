import { COMMON_GROUP } from '#core/domain/rules.js';

import type { GroupInfo, Structure } from '../../../project/store/structure.js';

/** `file`: in each file, groups and keys in the order of their creation, which is that of the file; new ones are last. */
export type RowOrder = 'file' | 'name';

const collator = new Intl.Collator(undefined, { numeric: true });

/** The project with its groups and keys in this order: without a file first, then by file. By name, `common` is the first group. */
export function inRowOrder(structure: Structure, order: RowOrder): Structure {
  const places = new Map(structure.files.map(({ id }, at) => [id, at + 1]));
  const placeOf = ({ fileId }: GroupInfo): number =>
    fileId === null ? 0 : (places.get(fileId) ?? places.size + 1);
  const groups =
    order === 'file'
      ? [...structure.groups].sort((one, other) => one.id - other.id)
      : byName(structure.groups, ({ name }) => (name === COMMON_GROUP ? '' : name)).map((group) => ({
          ...group,
          keyIds: keysByName(group, structure),
        }));
  return { ...structure, groups: groups.sort((one, other) => placeOf(one) - placeOf(other)) };
}

const keysByName = ({ keyIds }: GroupInfo, { keys }: Structure): number[] =>
  byName(keyIds, (id) => keys.get(id)?.name ?? '');

function byName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const named = items.map((item) => ({ item, name: nameOf(item) }));
  return named.sort((one, other) => collator.compare(one.name, other.name)).map(({ item }) => item);
}
