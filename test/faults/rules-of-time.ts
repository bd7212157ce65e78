import type { ValueRun } from './check-history.js';
import type { Operation } from './operations.js';
import type { Breach } from './rules-of-versions.js';

interface Sight {
  t0: number;
  t1: number;
  /** The minimum version that the call saw. */
  found: number;
  /** The version at the time of the response. */
  left: number;
}

/** Rule 7: a call that starts after another one has ended sees nothing older. */
export function realTime({ operations }: ValueRun): Breach[] {
  const sights = operations.flatMap(sightOf);
  const byStart = [...sights].sort((a, b) => a.t0 - b.t0);
  const byEnd = [...sights].sort((a, b) => a.t1 - b.t1);
  const breaches: Breach[] = [];
  let ended = 0;
  let newest = 0;
  for (const { t0, found } of byStart) {
    for (; (byEnd[ended]?.t1 ?? Infinity) < t0; ended += 1)
      newest = Math.max(newest, byEnd[ended]?.left ?? 0);
    if (found < newest) breaches.push({ rule: 7, what: `version ${found} was seen after version ${newest}` });
  }
  return breaches;
}

function sightOf(operation: Operation): Sight[] {
  const { t0, t1 } = operation;
  if (operation.kind === 'read') return [{ t0, t1, found: operation.version, left: operation.version }];
  const { outcome, base, returned } = operation;
  return outcome === 'ok' && returned !== null ? [{ t0, t1, found: base, left: returned }] : [];
}
