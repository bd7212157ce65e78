import { eachInSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import type { ExistingProject, ImportPlan } from './import-plan-types.js';

/** A value as the preview of an import showed it. */
export interface ShownValue {
  id: number;
  version: number;
}

/** A value that is no longer as it was shown, or that was not shown. */
export interface MovedValue {
  /** Null: of a key that is of the other kind now. */
  valueId: number | null;
  /** Null if the key is gone. */
  keyId: number | null;
  /** The text now; null if the value is gone. */
  text: string | null;
}

/**
 * Where a plan does something else than was shown: a shown value has changed or is gone, its key has another name or is in
 * another group, a value is updated that was not shown, or a key has become one of the other kind. Linear.
 *
 * @param isCreated whether an earlier part of the import created a key, whose empty values nobody could show
 */
export function* findMovedValues(
  existing: ExistingProject,
  plan: ImportPlan,
  shown: readonly ShownValue[],
  isCreated: (keyId: number) => boolean = () => false,
): Steps<MovedValue[]> {
  const stored = new Map<number, ExistingProject['values'][number]>();
  yield* eachInSteps(existing.values, (value) => stored.set(value.id, value));
  const moved: MovedValue[] = [];
  const add = (valueId: number): void => {
    const { keyId = null, name = null } = stored.get(valueId) ?? {};
    moved.push({ valueId, keyId, text: name });
  };
  const matched = new Set(plan.matchedKeyIds);
  const met = new Set<number>();
  yield* eachInSteps(shown, ({ id, version }) => {
    met.add(id);
    const now = stored.get(id);
    // A key of another name or in another group keeps its values, but the file would create it again.
    if (now?.version !== version || !matched.has(now.keyId)) add(id);
  });
  yield* eachInSteps(plan.updates, ({ id }) => {
    const now = stored.get(id);
    const isNew = now?.name === '' && isCreated(now.keyId);
    if (!met.has(id) && !isNew) add(id);
  });
  if (plan.counts.mismatched > 0) moved.push({ valueId: null, keyId: null, text: null });
  return moved;
}
