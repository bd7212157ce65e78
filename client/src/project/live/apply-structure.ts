import type { GroupView } from '#core/api/groups.js';
import type { LiveAccess, LiveKey, LiveLanguage } from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';

import { addGroup, putKey, removeLanguage, renameGroup, updateLanguage } from '../store/edit-project.js';

const keyOf = ({ groups }: ProjectDetails, keyId: number): KeyView | undefined => {
  for (const { keys } of groups) {
    const found = keys.find(({ id }) => id === keyId);
    if (found) return found;
  }
  return undefined;
};

/** Applies new and changed keys. A key whose kind has changed loses its values; keys of unknown groups are skipped. */
export const withKeys = (project: ProjectDetails, keys: readonly LiveKey[]): ProjectDetails =>
  keys.reduce((now, key) => {
    const group = now.groups.find(({ id }) => id === key.groupId);
    if (!group) return now;
    const known = keyOf(now, key.id);
    const values = known?.isPlural === key.isPlural ? known.values : [];
    return putKey(now, { ...key, values }, group.name);
  }, project);

/** Applies new and renamed groups. */
export const withGroups = (project: ProjectDetails, groups: readonly GroupView[]): ProjectDetails =>
  groups.reduce<ProjectDetails>((now, group) => renameGroup(addGroup(now, group), group), project);

/** Applies the name and tag of a language, if the user may read it. */
export function withLanguage(project: ProjectDetails, language: LiveLanguage): ProjectDetails {
  const known = project.languages.find(({ id }) => id === language.id);
  return known ? updateLanguage(project, { ...language, access: known.access }) : project;
}

/** Applies the current rights of the user. The values of languages that they can newly read must be loaded. */
export function withAccess(
  project: ProjectDetails,
  { role, targetRestricted, languages }: LiveAccess,
): ProjectDetails {
  const readable = new Set(languages.map(({ id }) => id));
  const left = project.languages
    .filter(({ id }) => !readable.has(id))
    .reduce((now, { id }) => removeLanguage(now, id), project);
  return { ...left, role, targetRestricted, languages };
}

/** Whether the rights of the user differ from those of the cached project. */
export const isOtherAccess = (project: ProjectDetails, access: LiveAccess): boolean =>
  project.role !== access.role ||
  project.targetRestricted !== access.targetRestricted ||
  JSON.stringify(accessesOf(project)) !== JSON.stringify(accessesOf(access));

const accessesOf = ({ languages }: Pick<LiveAccess, 'languages'>) =>
  languages.map(({ id, access }) => ({ id, access })).sort((one, other) => one.id - other.id);
