import { ErrorCode } from '#core/api/errors/error-codes.js';

/** The error for each constraint that no two languages of a project may break. */
export const DUPLICATE_LANGUAGES = {
  unique_language_name: ErrorCode.LanguageAlreadyExists,
  unique_language_tag: ErrorCode.LanguageTagAlreadyExists,
} as const;
