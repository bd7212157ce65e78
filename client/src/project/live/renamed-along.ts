import type { LiveKey } from '#core/api/live.js';

import type { Structure } from '../store/structure.js';

/**
 * Of an own change of keys, those that its answer did not hold: a renamed key takes along the names of keys that documents
 * call after it. New keys are no such ones.
 */
export const renamedAlong = (
  keys: readonly LiveKey[],
  { keys: known }: Pick<Structure, 'keys'>,
): LiveKey[] =>
  keys.length > 1 ? keys.filter(({ id, name }) => known.has(id) && known.get(id)?.name !== name) : [];
