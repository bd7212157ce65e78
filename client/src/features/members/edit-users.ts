import type {
  LanguageIds,
  MemberLanguageView,
  ProjectUserView,
  UpdateProjectUser,
} from '#core/api/members.js';

/** The languages that a member is limited to, or `all`. An empty list means none. */
export type LanguageChoice = 'all' | readonly number[];

/** The API form: ids separated by commas, empty for no limit. */
export const idsOf = (choice: LanguageChoice): string => (choice === 'all' ? '' : choice.join(','));

export const sourceChoice = (user: ProjectUserView): LanguageChoice =>
  user.sourceRestricted ? user.sourceLanguages.map(({ id }) => id) : 'all';

export const targetChoice = (user: ProjectUserView): LanguageChoice =>
  user.targetRestricted ? user.targetLanguages.map(({ id }) => id) : 'all';

export const isSameChoice = (one: LanguageChoice, other: LanguageChoice): boolean =>
  one === 'all' || other === 'all' ? one === other : idsOf(one) === idsOf(other);

/** The user after a change, before the response of the server. */
export function changedUser(
  user: ProjectUserView,
  { role, sourceLanguagesIds, targetLanguagesIds }: UpdateProjectUser,
  languages: readonly MemberLanguageView[],
): ProjectUserView {
  return {
    ...user,
    ...(role === undefined ? {} : { role }),
    ...(sourceLanguagesIds === undefined
      ? {}
      : {
          sourceRestricted: Boolean(sourceLanguagesIds),
          sourceLanguages: named(sourceLanguagesIds, languages),
        }),
    ...(targetLanguagesIds === undefined
      ? {}
      : {
          targetRestricted: Boolean(targetLanguagesIds),
          targetLanguages: named(targetLanguagesIds, languages),
        }),
  };
}

function named(ids: LanguageIds, languages: readonly MemberLanguageView[]): MemberLanguageView[] {
  const wanted = new Set((ids ?? '').split(',').map(Number));
  return languages.filter(({ id }) => wanted.has(id)).map(({ id, name, tag }) => ({ id, name, tag }));
}

/** Identifies a member or an invited person in the URL. */
export const refOf = ({ userId, invitationId }: ProjectUserView): string =>
  userId === null ? `invitation-${invitationId}` : String(userId);

const isSame = (one: ProjectUserView, other: ProjectUserView): boolean =>
  one.userId === other.userId && one.invitationId === other.invitationId;

export const withUser = (users: ProjectUserView[], changed: ProjectUserView): ProjectUserView[] =>
  users.map((user) => (isSame(user, changed) ? changed : user));

export const withoutUser = (users: ProjectUserView[], gone: ProjectUserView): ProjectUserView[] =>
  users.filter((user) => !isSame(user, gone));
