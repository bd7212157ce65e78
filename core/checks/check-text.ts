import type { Context, Rule } from './context.js';
import type { Finding } from './finding.js';
import { placeholderRule } from './rules/placeholders.js';
import { SEVERITIES } from './severity.js';
import type { Severities } from './severities.js';
import { sourceTextFor } from './subject.js';
import type { Subject } from './subject.js';

const RULES: readonly Rule[] = [placeholderRule];

/**
 * What the checks find in a text, in linear time: errors first, then by position. Checks that are off find nothing. The
 * checks that need several keys are in `check-project.ts`.
 */
export function checkText(subject: Subject, severities: Severities): Finding[] {
  const { target, source, quantity } = subject;
  const context: Context = {
    ...subject,
    text: target.text,
    sourceText: sourceTextFor(source, quantity),
    language: (/^[a-z]+/i.exec(target.tag ?? '') ?? [''])[0].toLowerCase(),
  };
  const findings: Finding[] = [];
  const report = (finding: Finding): void => {
    if (severities[finding.check] !== 'off') findings.push(finding);
  };
  if (target.text !== '') for (const rule of RULES) rule(context, report);
  return findings.length > 1 ? findings.sort(byWeight(severities)) : findings;
}

const byWeight =
  (severities: Severities) =>
  (one: Finding, other: Finding): number =>
    SEVERITIES.indexOf(severities[other.check]) - SEVERITIES.indexOf(severities[one.check]) ||
    one.at[0] - other.at[0];
