import type { ProjectSummary, ValueCounts } from '#core/api/projects.js';

export interface Shares {
  translated: number;
  validated: number;
}

// Rounded down: 100 % only if nothing is left.
const share = (part: number, whole: number): number => Math.floor((part / whole) * 100) / 100;

/** The translated and validated shares, from 0 to 1; null without values. */
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

/** The work to offer: values to translate before values to review, in the language with the most of them. */
export function remainingWork(project: ProjectSummary): Remaining | null {
  const writable = project.languages.filter((language) => language.access === 'target');
  for (const kind of KINDS) {
    const [most] = [...writable].sort((one, other) => other.stats[kind] - one.stats[kind]);
    if (most && most.stats[kind] > 0)
      return { kind, languageId: most.id, language: most.name, count: most.stats[kind] };
  }
  return null;
}
