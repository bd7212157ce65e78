import type { GroupDetails, GroupView } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';

export interface WithDeletedKeys {
  project: ProjectDetails;
  /** Keys that are shown and no longer exist. */
  deleted: ReadonlySet<number>;
}

/** Puts deleted keys that the user is at back to their previous position. */
export function withDeletedKeys(
  project: ProjectDetails,
  before: ProjectDetails,
  isAt: (keyId: number) => boolean,
): WithDeletedKeys {
  const there = new Set(project.groups.flatMap(({ keys }) => keys.map(({ id }) => id)));
  const deleted = new Set<number>();
  let { groups } = project;
  for (const group of before.groups)
    group.keys.forEach((key, at) => {
      if (there.has(key.id) || !isAt(key.id)) return;
      deleted.add(key.id);
      groups = withKeyAfter(groups, group, key, group.keys[at - 1]?.id);
    });
  return { project: deleted.size === 0 ? project : { ...project, groups }, deleted };
}

/** A group deleted with its last key comes back with it. */
function withKeyAfter(
  groups: GroupDetails[],
  group: GroupView,
  key: KeyView,
  afterId: number | undefined,
): GroupDetails[] {
  if (!groups.some(({ id }) => id === group.id))
    return [...groups, { id: group.id, name: group.name, fileId: group.fileId, keys: [key] }];
  return groups.map((other) => {
    if (other.id !== group.id) return other;
    const at = other.keys.findIndex(({ id }) => id === afterId) + 1;
    return { ...other, keys: other.keys.toSpliced(at, 0, key) };
  });
}
