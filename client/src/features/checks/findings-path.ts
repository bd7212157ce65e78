import type { CheckId } from '#core/checks/check-ids.js';

/** The path of the editor, filtered by the findings of a check, in one language or in all. */
export const findingsPath = (projectId: number, check: CheckId, languageId: number | null): string =>
  `/projects/${projectId}?issues=${check}${languageId === null ? '' : `&langs=${languageId}`}`;
