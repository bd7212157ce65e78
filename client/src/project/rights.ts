import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import type { Can } from '../lib/hooks/use-can.js';
import type { GroupInfo } from './store/structure.js';

/** The rights of the user, by role and by language. */
interface Rights {
  can: Can;
}

/** A language with read access is read-only, whatever the role. */
export const mayEdit = ({ can }: Rights, { access }: LanguageView): boolean =>
  access === 'target' && can('canWriteValue');

export const mayReview = ({ can }: Rights, { access }: LanguageView): boolean =>
  access === 'target' && can('canWriteStatus');

/** Deleting a key or changing its kind deletes values in every language: members limited to some languages may not. */
export const mayDeleteKeys = (
  { can }: Rights,
  { targetRestricted }: Pick<ProjectDetails, 'targetRestricted'>,
): boolean => can('canWriteKey') && !targetRestricted;

/** Documents of languages that one may write are compared with a project, and imported. */
export const mayImportDocuments = ({ can }: Rights): boolean => can('canWriteLanguage');

/** Changes the plural forms of all languages: members limited to some languages may not. */
export const maySwitchPlurals = (
  { can }: Rights,
  { targetRestricted }: Pick<ProjectDetails, 'targetRestricted'>,
): boolean => can('canWriteProject') && !targetRestricted;

/** A repository may hold every language: members limited to some of them import those one by one. */
export const mayImportRepository = (
  { can }: Rights,
  { targetRestricted }: Pick<ProjectDetails, 'targetRestricted'>,
): boolean => can('canWriteProject') && !targetRestricted;

/** The group `common` of no file takes the keys without a group; it can be deleted only while it is empty. */
export const mayDeleteGroup = (
  { can }: Rights,
  { targetRestricted }: Pick<ProjectDetails, 'targetRestricted'>,
  { name, fileId, keyIds }: Pick<GroupInfo, 'name' | 'fileId' | 'keyIds'>,
): boolean =>
  can('canWriteGroup') &&
  !targetRestricted &&
  (name !== COMMON_GROUP || fileId !== null || keyIds.length === 0);

/** Whether the user cannot change anything in the project. */
export const isReadOnly = (rights: Rights, languages: readonly LanguageView[]): boolean =>
  !rights.can('canWriteKey') &&
  !languages.some((language) => mayEdit(rights, language) || mayReview(rights, language));
