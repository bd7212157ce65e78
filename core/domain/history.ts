/** The actions on the content of a project. Each is one row of its history. */
export const HISTORY_ACTIONS = [
  'project.created',
  'project.updated',
  'project.plural_mode_changed',
  'project.checks_changed',
  'project.archived',
  'project.unarchived',
  'language.created',
  'language.imported',
  'language.updated',
  'language.deleted',
  'group.created',
  'group.renamed',
  'group.moved',
  'group.deleted',
  'file.created',
  'file.renamed',
  'file.deleted',
  'key.created',
  'key.updated',
  'key.deleted',
  'value.written',
  'value.reviewed',
  'value.confirmed',
  'value.finding_ignored',
  'value.finding_restored',
] as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The action of a review. */
export const REVIEW_ACTION: HistoryAction = 'value.reviewed';

/** The former name of `value.reviewed`, which stored rows may still have. */
export const FORMER_REVIEW_ACTION = 'value.judged';

/** Changes that can be reverted one by one: of the text of a value, of its status, or a confirmation of its source. */
export const REVERTIBLE_ACTIONS: readonly HistoryAction[] = [
  'value.written',
  'value.reviewed',
  'value.confirmed',
];

export const isRevertible = (action: HistoryAction): boolean => REVERTIBLE_ACTIONS.includes(action);

/** The origin of a change: a single call, a file, or the revert of an earlier change. */
export const HISTORY_SOURCES = ['edit', 'import', 'revert'] as const;

export type HistorySource = (typeof HISTORY_SOURCES)[number];
