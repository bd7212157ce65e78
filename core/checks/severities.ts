import { CHECKS } from './check-ids.js';
import type { CheckId } from './check-ids.js';
import type { Finding } from './finding.js';
import { SEVERITIES } from './severity.js';
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

/** The highest severity among findings; `off` if there are none. */
export function highestSeverity(findings: readonly Finding[], severities: Severities): Severity {
  const ranks = findings.map(({ check }) => SEVERITIES.indexOf(severities[check]));
  return SEVERITIES[Math.max(0, ...ranks)] ?? 'off';
}
