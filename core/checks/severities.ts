import { CHECKS } from './check-ids.js';
import type { CheckId } from './check-ids.js';
import type { Severity } from './severity.js';

/** The severity of every check. */
export type Severities = Readonly<Record<CheckId, Severity>>;

/** What a project, or one of its languages, sets: the other checks keep their severity. */
export type SeverityChanges = Readonly<Partial<Record<CheckId, Severity>>>;

/** The severities that hold for a language: its own, else those of its project, else the defaults. */
export const severitiesFor = (project: SeverityChanges = {}, language: SeverityChanges = {}): Severities => ({
  ...DEFAULT_SEVERITIES,
  ...project,
  ...language,
});

/** The severities of a project that sets none. */
export const DEFAULT_SEVERITIES = Object.fromEntries(
  CHECKS.map(({ id, severity }) => [id, severity]),
) as Severities;
