import { isComparison } from './context.js';
import type { ComparingRule, Context, Rule } from './context.js';
import { cutText } from './cut.js';
import type { Cut } from './cut.js';
import type { Finding } from './finding.js';
import { capitalRule } from './rules/capital.js';
import { endRule } from './rules/end.js';
import { entityRule } from './rules/entities.js';
import { frenchSpacingRule } from './rules/french-spacing.js';
import { lengthRule } from './rules/length.js';
import { lineRule } from './rules/lines.js';
import { linkRule } from './rules/links.js';
import { numberRule } from './rules/numbers.js';
import { pairRule } from './rules/pairs.js';
import { placeholderRule } from './rules/placeholders.js';
import { repeatedRule } from './rules/repeated.js';
import { sameRule } from './rules/same.js';
import { scriptRule } from './rules/script.js';
import { spaceRule } from './rules/spaces.js';
import { syntaxRule } from './rules/syntax.js';
import { tagRule } from './rules/tags.js';
import { SEVERITIES } from './severity.js';
import type { Severities } from './severities.js';
import { sourceTextFor } from './subject.js';
import type { PlaceholderSyntax, Subject } from './subject.js';

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
 * What the checks find in a text, in linear time: errors first, then by position. Checks that are off find nothing. The
 * checks that need several keys are in `check-project.ts`.
 */
export function checkText(subject: Subject, severities: Severities): Finding[] {
  const { target, source, quantity, placeholders, otherForms } = subject;
  if (target.text === '') return otherForms.some((text) => text !== '') ? formsFinding(severities) : [];
  const sourceText = sourceTextFor(source, quantity);
  const cut = sourceText === '' ? null : sourceCut(sourceText, placeholders);
  const context: Context = {
    subject,
    own: cutText(target.text, placeholders, cut),
    source: cut,
    language: languageOf(target.tag),
  };
  const findings: Finding[] = [];
  const report = (finding: Finding): void => {
    if (severities[finding.check] !== 'off') findings.push(finding);
  };
  if (isComparison(context)) for (const rule of COMPARING_RULES) rule(context, report);
  for (const rule of RULES) rule(context, report);
  return findings.length > 1 ? findings.sort(byWeight(severities)) : findings;
}

/** Plural forms: one is empty while others are filled. */
const formsFinding = ({ forms }: Severities): Finding[] =>
  forms === 'off' ? [] : [{ check: 'forms', at: [0, 0], args: {} }];

const languageOf = (tag: string | null): string => (tag?.split('-', 1)[0] ?? '').toLowerCase();

let lastSource: Cut | null = null;
let lastSyntax: PlaceholderSyntax = 'any';

/** The translations of a text into many languages follow each other: their source is cut once. */
function sourceCut(text: string, syntax: PlaceholderSyntax): Cut {
  if (lastSource?.text !== text || lastSyntax !== syntax) lastSource = cutText(text, syntax);
  lastSyntax = syntax;
  return lastSource;
}

const byWeight =
  (severities: Severities) =>
  (one: Finding, other: Finding): number =>
    SEVERITIES.indexOf(severities[other.check]) - SEVERITIES.indexOf(severities[one.check]) ||
    one.at[0] - other.at[0];
