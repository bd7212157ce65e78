import type { Severity } from './severity.js';

/** Groups of the settings page, in display order. */
export type CheckGroup = 'code' | 'text' | 'consistency';

interface CheckRow {
  /** Suffix of the message ids `check.missing` and `check.missing_help`. */
  id: string;
  group: CheckGroup;
  /** The default; a project or a language can set another. */
  severity: Severity;
}

/** In the order of the settings page. */
export const CHECKS = [
  { id: 'missing', group: 'code', severity: 'error' },
  { id: 'unknown', group: 'code', severity: 'error' },
  { id: 'type', group: 'code', severity: 'error' },
  { id: 'syntax', group: 'code', severity: 'error' },
  { id: 'tags', group: 'code', severity: 'error' },
  { id: 'entities', group: 'code', severity: 'hint' },
  { id: 'links', group: 'code', severity: 'hint' },
  { id: 'length', group: 'text', severity: 'warning' },
  { id: 'near', group: 'text', severity: 'hint' },
  { id: 'spaces', group: 'text', severity: 'warning' },
  { id: 'lines', group: 'text', severity: 'hint' },
  { id: 'end', group: 'text', severity: 'hint' },
  { id: 'nbsp', group: 'text', severity: 'hint' },
  { id: 'pairs', group: 'text', severity: 'hint' },
  { id: 'numbers', group: 'text', severity: 'hint' },
  { id: 'repeated', group: 'text', severity: 'hint' },
  { id: 'capital', group: 'text', severity: 'hint' },
  { id: 'script', group: 'text', severity: 'hint' },
  { id: 'same', group: 'consistency', severity: 'off' },
  { id: 'inconsistent', group: 'consistency', severity: 'hint' },
  { id: 'ambiguous', group: 'consistency', severity: 'hint' },
  { id: 'forms', group: 'consistency', severity: 'hint' },
] as const satisfies readonly CheckRow[];

export type CheckId = (typeof CHECKS)[number]['id'];

/** In the order of `CHECKS`. */
export const CHECK_IDS: readonly CheckId[] = CHECKS.map(({ id }) => id);

export const isCheckId = (value: unknown): value is CheckId => CHECK_IDS.some((id) => id === value);
