import type { LiveKey } from '#core/api/live.js';

import type { Structure } from '../store/structure.js';

/**
 * The keys that a change made in this tab has renamed besides the one in its answer: renaming a key also renames those that
 * documents name after it. New keys are not among them.
 */
export const renamedAlong = (
  keys: readonly LiveKey[],
  { keys: known }: Pick<Structure, 'keys'>,
): LiveKey[] =>
  keys.length > 1 ? keys.filter(({ id, name }) => known.has(id) && known.get(id)?.name !== name) : [];
