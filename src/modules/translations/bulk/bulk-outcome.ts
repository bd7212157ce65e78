import type { BulkSkipped } from '#core/api/bulk.js';

import { valueChange } from '../../content/content-changed.js';
import type { ContentChange, ValueAction } from '../../content/content-changed.js';
import type { ChangedKey } from './bulk-keys.queries.js';
import type { SeenValue } from './bulk-values.queries.js';

/** The changes of a slice, and the items that it did not change. */
export interface BulkOutcome {
  changes: ContentChange[];
  skipped: Partial<BulkSkipped>;
}

/** The outcome of a statement that looked at `values`. */
export function ofValues(action: ValueAction, values: readonly SeenValue[]): BulkOutcome {
  const changes: ContentChange[] = [];
  let empty = 0;
  for (const { isEmpty, version, ...value } of values)
    if (version !== null) changes.push(valueChange(action, { ...value, version }));
    else if (isEmpty) empty += 1;
  return { changes, skipped: { empty, unchanged: values.length - changes.length - empty } };
}

/**
 * The outcome of a statement that returned `keys`.
 * @param refused why some of them were left as they were
 */
export function ofKeys(
  action: 'key.updated' | 'key.deleted',
  keys: readonly ChangedKey[],
  refused: keyof BulkSkipped,
): BulkOutcome {
  const changed = keys.filter(({ isRefused = false }) => !isRefused);
  return {
    changes: changed.map(({ id: keyId, groupId }) => ({ action, groupId, keyId })),
    skipped: { [refused]: keys.length - changed.length },
  };
}
