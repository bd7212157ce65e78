import type { CheckId } from '../check-ids.js';
import { isComparison } from '../context.js';
import type { ComparingRule, Context, Rule } from '../context.js';
import { cutText } from '../cut.js';
import type { Finding } from '../finding.js';
import { SEVERITIES } from '../severity.js';
import type { Severities } from '../severities.js';
import { SourceCuts } from '../source-cuts.js';
import { sourceTextFor } from '../subject.js';
import type { Subject } from '../subject.js';
import { capitalRule } from './capital.js';
import { endRule } from './end.js';
import { entityRule } from './entities.js';
import { frenchSpacingRule } from './french-spacing.js';
import { lengthRule } from './length.js';
import { lineRule } from './lines.js';
import { linkRule } from './links.js';
import { numberRule } from './numbers.js';
import { pairRule } from './pairs.js';
import { placeholderRule } from './placeholders.js';
import { repeatedRule } from './repeated.js';
import { sameRule } from './same.js';
import { scriptRule } from './script.js';
import { spaceRule } from './spaces.js';
import { syntaxRule } from './syntax.js';
import { tagRule } from './tags.js';

const COMPARING_RULES: readonly ComparingRule[] = [
  placeholderRule,
  linkRule,
  lineRule,
  endRule,
  numberRule,
  capitalRule,
  sameRule,
];

const RULES: readonly Rule[] = [
  syntaxRule,
  tagRule,
  entityRule,
  lengthRule,
  spaceRule,
  frenchSpacingRule,
  pairRule,
  repeatedRule,
  scriptRule,
];

/**
 * The maximum number of findings of one check in one text. The server stores fewer ignored findings per value, so that
 * a finding beyond this limit never hides behind ignored ones.
 */
export const MOST_FINDINGS = 100;

/**
 * Checks a text in linear time. Returns errors first, then by position, at most MOST_FINDINGS per check. Checks that
 * are off report nothing. Checks that compare several keys are in `check-project.ts`.
 *
 * @param sources pass the same object to consecutive calls for translations of one text
 */
export function checkText(
  subject: Subject,
  severities: Severities,
  sources: SourceCuts = new SourceCuts(),
): Finding[] {
  const { target, source, quantity, placeholders, otherForms } = subject;
  if (target.text === '') return otherForms.some((text) => text !== '') ? formsFinding(severities) : [];
  const sourceText = sourceTextFor(source, quantity);
  const cut = sourceText === '' ? null : sources.of(sourceText, placeholders);
  const context: Context = {
    subject,
    own: cutText(target.text, placeholders, cut),
    source: cut,
    language: languageOf(target.tag),
  };
  const findings: Finding[] = [];
  const counts = new Map<CheckId, number>();
  const report = (finding: Finding): void => {
    const count = counts.get(finding.check) ?? 0;
    if (severities[finding.check] === 'off' || count === MOST_FINDINGS) return;
    counts.set(finding.check, count + 1);
    findings.push(finding);
  };
  if (isComparison(context)) for (const rule of COMPARING_RULES) rule(context, report);
  for (const rule of RULES) rule(context, report);
  return findings.length > 1 ? findings.sort(byWeight(severities)) : findings;
}

/** The finding that this form is empty while others are filled. */
const formsFinding = ({ forms }: Severities): Finding[] =>
  forms === 'off' ? [] : [{ check: 'forms', at: [0, 0], args: {} }];

const languageOf = (tag: string | null): string => (tag?.split('-', 1)[0] ?? '').toLowerCase();

const byWeight =
  (severities: Severities) =>
  (one: Finding, other: Finding): number =>
    SEVERITIES.indexOf(severities[other.check]) - SEVERITIES.indexOf(severities[one.check]) ||
    one.at[0] - other.at[0];
