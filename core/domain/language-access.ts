/** The access of a member to a language: `target` = read and write, `source` = read only. */
export const LANGUAGE_ACCESSES = ['source', 'target'] as const;

export type LanguageAccess = (typeof LANGUAGE_ACCESSES)[number];

/** A member's language limits, as the database keeps them. An emptied list stays a limit: hence the two flags. */
export interface LanguageLimits {
  role: string;
  sourceRestricted: boolean;
  targetRestricted: boolean;
  sourceLanguageIds: readonly number[];
  targetLanguageIds: readonly number[];
}

const isBound = (limits: LanguageLimits): boolean => limits.role !== 'owner';

/** Readable = source and target languages; everything when neither list limits. The owner is never limited. */
export function mayReadLanguage(limits: LanguageLimits, languageId: number): boolean {
  if (!isBound(limits) || (!limits.sourceRestricted && !limits.targetRestricted)) return true;
  return mayWriteLanguage(limits, languageId) || limits.sourceLanguageIds.includes(languageId);
}

/**
 * Returns whether a member may write texts and statuses in a language: one of their target languages, or any without a
 * limit.
 */
export function mayWriteLanguage(limits: LanguageLimits, languageId: number): boolean {
  if (!isBound(limits) || !limits.targetRestricted) return true;
  return limits.targetLanguageIds.includes(languageId);
}

/** Null means no access. `canWrite`: whether the role may write texts or statuses. */
export function languageAccess(limits: LanguageLimits, languageId: number): LanguageAccess | null {
  if (!mayReadLanguage(limits, languageId)) return null;
  return mayWriteLanguage(limits, languageId) ? 'target' : 'source';
}
