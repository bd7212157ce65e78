import type { LanguageIdLists, LanguageIds } from '#core/api/members.js';
import type { LanguageAccess } from '#core/domain/language-access.js';

/** The only languages there are for somebody; null: all. */
export type Limit = readonly number[] | null;

/** The two limits of a member or an invitation; one that is undefined stays as it is. */
export type Limits = Partial<Record<LanguageAccess, Limit>>;

/** Reads what `IsLanguageIds` has let through. */
export const limitsIn = ({ sourceLanguagesIds, targetLanguagesIds }: LanguageIdLists): Limits => ({
  ...(sourceLanguagesIds === undefined ? {} : { source: limitIn(sourceLanguagesIds) }),
  ...(targetLanguagesIds === undefined ? {} : { target: limitIn(targetLanguagesIds) }),
});

/** The rows of the languages that `limits` name. */
export const limitRows = ({ source, target }: Limits): { languageId: number; access: LanguageAccess }[] => [
  ...(source ?? []).map((languageId) => ({ languageId, access: 'source' as const })),
  ...(target ?? []).map((languageId) => ({ languageId, access: 'target' as const })),
];

const limitIn = (ids: LanguageIds): Limit => (ids === null || ids === '' ? null : ids.split(',').map(Number));
