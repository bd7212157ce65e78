/** What can happen to the content of a project; each is one row of its history. */
export const HISTORY_ACTIONS = [
  'project.created',
  'project.updated',
  'language.created',
  'language.imported',
  'language.deleted',
  'group.created',
  'group.renamed',
  'key.created',
  'key.updated',
  'key.deleted',
  'value.written',
  'value.judged',
] as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** How a change came about: one call for one thing, or a file. */
export const HISTORY_SOURCES = ['edit', 'import'] as const;

export type HistorySource = (typeof HISTORY_SOURCES)[number];
