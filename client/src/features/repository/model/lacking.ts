import { LIMITS } from '#core/domain/rules.js';

import type { Totals } from './selection.js';

/** What an import cannot begin without; null: it can. */
export type Lacking = 'name' | 'base' | 'ticks' | 'too_many' | 'too_many_languages' | null;

interface Chosen {
  readonly totals: Totals;
  /** How many the project would have. */
  readonly languages: number;
  readonly baseTag: string | null;
  readonly hasName: boolean;
  /** The most that a project may have; undefined until known. */
  readonly languageLimit?: number | undefined;
}

export function lackingIn({
  totals,
  languages,
  baseTag,
  hasName,
  languageLimit = Infinity,
}: Chosen): Lacking {
  if (totals.files === 0) return 'ticks';
  if (totals.files > LIMITS.filesPerProject) return 'too_many';
  if (languages > languageLimit) return 'too_many_languages';
  if (!hasName) return 'name';
  return baseTag === null ? 'base' : null;
}
