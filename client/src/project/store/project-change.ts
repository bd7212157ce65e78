import type { GroupView } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { addLanguage, putKey, removeKey, removeLanguage, renameGroup } from './edit-project.js';

/** A change of the project, by the user or another member. */
export type ProjectChange = (
  | { kind: 'value_changed'; value: ValueView }
  | { kind: 'key_changed'; key: KeyView; groupName: string }
  | { kind: 'key_deleted'; keyId: number }
  | { kind: 'language_added'; language: LanguageView; values: readonly ValueView[] }
  | { kind: 'language_deleted'; languageId: number }
  | { kind: 'group_changed'; group: GroupView }
) & {
  byUserId: number;
  /** Null where it is not known. */
  byUsername: string | null;
};

export type StructureChange = Exclude<ProjectChange, { kind: 'value_changed' }>;

/** The project after a change of its languages, groups or keys. */
export function withChange(project: ProjectDetails, change: StructureChange): ProjectDetails {
  switch (change.kind) {
    case 'key_changed':
      return putKey(project, change.key, change.groupName);
    case 'key_deleted':
      return removeKey(project, change.keyId);
    case 'language_added':
      return addLanguage(project, change.language, change.values);
    case 'language_deleted':
      return removeLanguage(project, change.languageId);
    case 'group_changed':
      return renameGroup(project, change.group);
  }
}
