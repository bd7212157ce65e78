import type { ProjectSummary, ValueCounts } from '#core/api/projects.js';

export interface Shares {
  translated: number;
  validated: number;
}

// Rounded down to the percent: 100 % is said only when nothing is left.
const share = (part: number, whole: number): number => Math.floor((part / whole) * 100) / 100;

/** How much is translated and validated, from 0 to 1; null when there is nothing to translate. */
export function sharesOf(counts: ValueCounts): Shares | null {
  const total = counts.empty + counts.modified + counts.validated + counts.invalidated;
  if (total === 0) return null;
  return { translated: share(total - counts.empty, total), validated: share(counts.validated, total) };
}

/** The largest remaining work of a project. */
export interface Remaining {
  kind: 'empty' | 'modified' | 'invalidated';
  languageId: number;
  language: string;
  count: number;
}

const KINDS = ['empty', 'modified', 'invalidated'] as const;

/** Values to translate come before values to review; where a kind is left, the language with most of it. */
export function remainingWork(project: ProjectSummary): Remaining | null {
  const writable = project.languages.filter((language) => language.access === 'target');
  for (const kind of KINDS) {
    const [most] = [...writable].sort((one, other) => other.stats[kind] - one.stats[kind]);
    if (most && most.stats[kind] > 0)
      return { kind, languageId: most.id, language: most.name, count: most.stats[kind] };
  }
  return null;
}
