import type { HistoryAction } from '#core/domain/history.js';

import type { ContentChange } from '../content/content-changed.js';

/** One change of a revert, with the ids that its action has. */
export interface StoredChange {
  action: HistoryAction;
  groupId: number | null;
  keyId: number | null;
  languageId: number | null;
  valueId: number | null;
  version: number | null;
}

/** The change in a history row of a revert. Its action decides which ids are set, as for the call that it reverts. */
export function changeIn(row: StoredChange): ContentChange {
  const ids = Object.fromEntries(Object.entries(row).filter(([, id]) => id !== null));
  const imported = { createdGroups: 0, createdKeys: 0, updatedValues: 0 };
  return (row.action === 'language.created' ? { ...ids, imported } : ids) as ContentChange;
}

/** For a revert of too many changes to list. */
export const summarised = (changeSetId: number): ContentChange => ({
  action: 'change_set.reverted',
  changeSetId,
});
