import { ErrorCode } from '#core/api/errors/error-codes.js';
import { isStorableText } from '#core/domain/rules.js';
import type { Steps } from '#core/steps.js';

import { InvalidError } from '../../errors/domain.error.js';

const MAX_DEPTH = 10;

/** The number of values checked in one step. */
const STEP = 1_000;

/**
 * Refuses text that cannot be stored unchanged, and nesting so deep that checking it could exhaust the stack.
 * @throws InvalidError with the location in `fields`
 */
export function* assertStorable(value: unknown): Steps<void> {
  const fault = yield* faultIn(value);
  if (fault === null) return;
  const place = fault.path.join('.') || 'body';
  throw new InvalidError(ErrorCode.ValidationError, { fields: { [place]: fault.reason } });
}

interface Fault {
  path: string[];
  reason: string;
}

/** An object or list that is being checked. Lists have no names, because they may have a million items. */
interface Location {
  container: object;
  names: readonly string[] | null;
  next: number;
}

/**
 * Returns the location of the first text that PostgreSQL cannot store, or that is nested too deeply; null if there is
 * none.
 */
function* faultIn(value: unknown): Steps<Fault | null> {
  const places: Location[] = [];
  const look = (item: unknown): string | null => {
    if (typeof item === 'string') return isStorableText(item) ? null : 'not_storable';
    if (typeof item !== 'object' || item === null) return null;
    if (places.length === MAX_DEPTH) return 'too_deep';
    places.push({ container: item, names: Array.isArray(item) ? null : Object.keys(item), next: 0 });
    return null;
  };
  let reason = look(value);
  for (let looked = 1; reason === null; looked += 1) {
    if (looked % STEP === 0) yield;
    const place = places.at(-1);
    if (place === undefined) return null;
    const { container, names } = place;
    if (place.next === (names ?? (container as unknown[])).length) {
      places.pop();
      continue;
    }
    reason = look((container as Record<string | number, unknown>)[names?.[place.next] ?? place.next]);
    place.next += 1;
  }
  return { path: places.map(({ names, next }) => names?.[next - 1] ?? String(next - 1)), reason };
}
