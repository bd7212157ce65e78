import type { FileView } from '#core/api/files.js';
import type { GroupDetails, GroupView } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

/** A change of the cached project. Edits are pure and keep the project's order. */
export type ProjectEdit = (project: ProjectDetails) => ProjectDetails;

/** A value as a cell knows it. */
export type NewlySaved = Omit<ValueView, 'languageName' | 'languageAccess'>;

const withKeys = (
  project: ProjectDetails,
  edit: (keys: KeyView[], group: GroupDetails) => KeyView[],
): ProjectDetails => ({
  ...project,
  groups: project.groups.map((group) => ({ ...group, keys: edit(group.keys, group) })),
});

/** Groups without a file first, then by file; `common` first, then by name. */
function inOrder(groups: readonly GroupDetails[], files: readonly FileView[]): GroupDetails[] {
  const places = new Map(files.map(({ id }, at) => [id, at]));
  const fileRank = ({ fileId }: GroupDetails): number =>
    fileId === null ? -1 : (places.get(fileId) ?? files.length);
  const rank = ({ name }: GroupDetails): number => (name === COMMON_GROUP ? 0 : 1);
  return groups.toSorted(
    (one, other) =>
      fileRank(one) - fileRank(other) || rank(one) - rank(other) || one.name.localeCompare(other.name),
  );
}

/** Adds an empty group, unless it is there. */
export const addGroup = (project: ProjectDetails, { id, name, fileId }: GroupView): ProjectDetails =>
  project.groups.some((group) => group.id === id)
    ? project
    : { ...project, groups: inOrder([...project.groups, { id, name, fileId, keys: [] }], project.files) };

/** Removes a group with its keys. */
export const removeGroup = (project: ProjectDetails, groupId: number): ProjectDetails => ({
  ...project,
  groups: project.groups.filter(({ id }) => id !== groupId),
});

/** Adds a key at the end of its group, which is created when the project lacks it: calls name groups of no file. */
export const addKey = (project: ProjectDetails, key: KeyView, groupName: string): ProjectDetails =>
  withKeys(addGroup(project, { id: key.groupId, name: groupName, fileId: null }), (keys, { id }) =>
    id === key.groupId ? [...keys.filter((other) => other.id !== key.id), key] : keys,
  );

/** Replaces a key. A renamed key keeps its values; one whose kind has changed comes with new ones. */
export const updateKey = (project: ProjectDetails, key: KeyView): ProjectDetails =>
  withKeys(project, (keys) => keys.map((other) => (other.id === key.id ? key : other)));

/** Updates a key, in another group if it has moved, or adds it if the project lacks it. */
export function putKey(project: ProjectDetails, key: KeyView, groupName: string): ProjectDetails {
  const isThere = project.groups.some(
    ({ id, keys }) => id === key.groupId && keys.some((other) => other.id === key.id),
  );
  return isThere ? updateKey(project, key) : addKey(removeKey(project, key.id), key, groupName);
}

export const removeKey = (project: ProjectDetails, keyId: number): ProjectDetails =>
  withKeys(project, (keys) => keys.filter(({ id }) => id !== keyId));

export const renameGroup = (project: ProjectDetails, { id, name, fileId }: GroupView): ProjectDetails => ({
  ...project,
  groups: inOrder(
    project.groups.map((group) => (group.id === id ? { ...group, name, fileId } : group)),
    project.files,
  ),
});

/** Adds a language with its values, or replaces its name, tag and values. */
export function addLanguage(
  project: ProjectDetails,
  language: LanguageView,
  values: readonly ValueView[],
): ProjectDetails {
  const byKey = new Map<number, ValueView[]>();
  for (const value of values) byKey.set(value.keyId, [...(byKey.get(value.keyId) ?? []), value]);
  const { id, name, tag, access } = language;
  const isThere = project.languages.some((other) => other.id === id);
  // With another tag, it has other plural forms.
  const languages = isThere
    ? project.languages.map((other) => (other.id === id ? { ...other, name, tag } : other))
    : [...project.languages, { id, name, tag, access }];
  return withKeys({ ...project, languages }, (keys) =>
    keys.map((key) => ({
      ...key,
      values: [
        ...key.values.filter(({ languageId }) => languageId !== language.id),
        ...(byKey.get(key.id) ?? []),
      ],
    })),
  );
}

/** Updates the name and tag of a language, also in its values. */
export const updateLanguage = (project: ProjectDetails, { id, name, tag }: LanguageView): ProjectDetails => ({
  ...withKeys(project, (keys) =>
    keys.map((key) => ({
      ...key,
      values: key.values.map((value) => (value.languageId === id ? { ...value, languageName: name } : value)),
    })),
  ),
  languages: project.languages.map((language) =>
    language.id === id ? { ...language, name, tag } : language,
  ),
});

/** Removes a language and its values. */
export const removeLanguage = (project: ProjectDetails, languageId: number): ProjectDetails => ({
  ...withKeys(project, (keys) =>
    keys.map((key) => ({ ...key, values: key.values.filter((value) => value.languageId !== languageId) })),
  ),
  languages: project.languages.filter(({ id }) => id !== languageId),
});

/** Replaces every value by its `latest` version. */
export const withValues = (
  project: ProjectDetails,
  latest: (value: ValueView) => ValueView,
): ProjectDetails =>
  withKeys(project, (keys) => keys.map((key) => ({ ...key, values: key.values.map(latest) })));

/** Adds a value of a form that its key lacked. */
export function addValue(project: ProjectDetails, value: NewlySaved): ProjectDetails {
  const language = project.languages.find(({ id }) => id === value.languageId);
  if (!language) return project;
  const added = { ...value, languageName: language.name, languageAccess: language.access };
  const isOther = ({ id }: ValueView): boolean => id !== value.id;
  const edit = (key: KeyView): KeyView =>
    key.id === value.keyId ? { ...key, values: [...key.values.filter(isOther), added] } : key;
  const groups = project.groups.map((group) =>
    group.keys.some(({ id }) => id === value.keyId) ? { ...group, keys: group.keys.map(edit) } : group,
  );
  return { ...project, groups };
}
