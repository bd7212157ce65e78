import type { CheckId } from '#core/checks/check-ids.js';

/** The editor with the values that have an issue of a check, in one language or in all. */
export const issuesPath = (projectId: number, check: CheckId, languageId: number | null): string =>
  `/projects/${projectId}?issues=${check}${languageId === null ? '' : `&langs=${languageId}`}`;
