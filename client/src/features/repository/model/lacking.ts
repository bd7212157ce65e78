import { LIMITS } from '#core/domain/rules.js';

import type { Totals } from './selection.js';

/** What an import cannot begin without; null: it can. */
export type Lacking = 'name' | 'base' | 'ticks' | 'too_many' | null;

interface Chosen {
  readonly totals: Totals;
  readonly baseTag: string | null;
  readonly hasName: boolean;
}

export function lackingIn({ totals, baseTag, hasName }: Chosen): Lacking {
  if (totals.files === 0) return 'ticks';
  if (totals.files > LIMITS.filesPerProject) return 'too_many';
  if (!hasName) return 'name';
  return baseTag === null ? 'base' : null;
}
