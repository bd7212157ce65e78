import type { LanguageIdLists, LanguageIds } from '#core/api/members.js';
import type { LanguageAccess } from '#core/domain/language-access.js';

/** A limit to these languages; null: no limit. */
export type Limit = readonly number[] | null;

/** The limits of a member or an invitation; undefined leaves a limit unchanged. */
export type Limits = Partial<Record<LanguageAccess, Limit>>;

/** Parses a list that `IsLanguageIds` has validated. */
export const limitsIn = ({ sourceLanguagesIds, targetLanguagesIds }: LanguageIdLists): Limits => ({
  ...(sourceLanguagesIds === undefined ? {} : { source: limitIn(sourceLanguagesIds) }),
  ...(targetLanguagesIds === undefined ? {} : { target: limitIn(targetLanguagesIds) }),
});

/** The rows for the languages in `limits`. */
export const limitRows = ({ source, target }: Limits): { languageId: number; access: LanguageAccess }[] => [
  ...(source ?? []).map((languageId) => ({ languageId, access: 'source' as const })),
  ...(target ?? []).map((languageId) => ({ languageId, access: 'target' as const })),
];

const limitIn = (ids: LanguageIds): Limit => (ids === null || ids === '' ? null : ids.split(',').map(Number));
