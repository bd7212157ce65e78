import { CHECKS } from './check-ids.js';
import type { CheckId } from './check-ids.js';
import type { Severity } from './severity.js';

export type Severities = Readonly<Record<CheckId, Severity>>;

/** The severities that a project or a language sets; other checks keep theirs. */
export type SeverityChanges = Readonly<Partial<Record<CheckId, Severity>>>;

/** Returns the severities of a language: its own, else those of the project, else the defaults. */
export const severitiesFor = (project: SeverityChanges = {}, language: SeverityChanges = {}): Severities => ({
  ...DEFAULT_SEVERITIES,
  ...project,
  ...language,
});

export const DEFAULT_SEVERITIES = Object.fromEntries(
  CHECKS.map(({ id, severity }) => [id, severity]),
) as Severities;
