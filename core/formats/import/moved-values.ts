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

/** Values looked at in one step. */
const STEP = 1_024;

/**
 * Where a plan does something else than was shown: a shown value has changed or is gone, a value is updated that was not
 * shown, or a key has become one of the other kind. Linear.
 */
export function* findMovedValues(
  existing: ExistingProject,
  plan: ImportPlan,
  shown: readonly ShownValue[],
): Steps<MovedValue[]> {
  const stored = new Map<number, ExistingProject['values'][number]>();
  for (const [index, value] of existing.values.entries()) {
    stored.set(value.id, value);
    if (index % STEP === 0) yield;
  }
  const moved: MovedValue[] = [];
  const met = new Set<number>();
  const add = (valueId: number): void => {
    const { keyId = null, name = null } = stored.get(valueId) ?? {};
    moved.push({ valueId, keyId, text: name });
  };
  for (const [index, { id, version }] of shown.entries()) {
    met.add(id);
    if (stored.get(id)?.version !== version) add(id);
    if (index % STEP === 0) yield;
  }
  for (const [index, { id }] of plan.updates.entries()) {
    if (!met.has(id)) add(id);
    if (index % STEP === 0) yield;
  }
  if (plan.counts.mismatched > 0) moved.push({ valueId: null, keyId: null, text: null });
  return moved;
}
