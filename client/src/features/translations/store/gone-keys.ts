import type { GroupDetails, GroupView } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';

export interface WithGone {
  project: ProjectDetails;
  /** Keys that are shown and no longer exist. */
  gone: ReadonlySet<number>;
}

/** Puts keys that are gone from a project back where they stood `before`: those somebody is at. */
export function withGone(
  project: ProjectDetails,
  before: ProjectDetails,
  isAt: (keyId: number) => boolean,
): WithGone {
  const there = new Set(project.groups.flatMap(({ keys }) => keys.map(({ id }) => id)));
  const gone = new Set<number>();
  let { groups } = project;
  for (const group of before.groups)
    group.keys.forEach((key, at) => {
      if (there.has(key.id) || !isAt(key.id)) return;
      gone.add(key.id);
      groups = withKeyAfter(groups, group, key, group.keys[at - 1]?.id);
    });
  return { project: gone.size === 0 ? project : { ...project, groups }, gone };
}

/** A group that went with its last key comes back with it. */
function withKeyAfter(
  groups: GroupDetails[],
  group: GroupView,
  key: KeyView,
  afterId: number | undefined,
): GroupDetails[] {
  if (!groups.some(({ id }) => id === group.id))
    return [...groups, { id: group.id, name: group.name, keys: [key] }];
  return groups.map((other) => {
    if (other.id !== group.id) return other;
    const at = other.keys.findIndex(({ id }) => id === afterId) + 1;
    return { ...other, keys: other.keys.toSpliced(at, 0, key) };
  });
}
