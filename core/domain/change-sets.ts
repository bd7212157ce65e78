/** The kinds of change sets, by the call that made them. */
export const CHANGE_SET_KINDS = [
  'import',
  'push',
  'bulk',
  'replace',
  'delete',
  'file',
  'plural',
  'memory',
  'machine',
  'archive',
  'revert',
] as const;

export type ChangeSetKind = (typeof CHANGE_SET_KINDS)[number];

/** The number of days during which a change set can be reverted. */
export const CHANGE_SET_DAYS = 30;
