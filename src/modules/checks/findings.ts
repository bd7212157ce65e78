import type { FindingView } from '#core/api/checks.js';
import { checkText } from '#core/checks/rules/check-text.js';
import { fingerprint } from '#core/checks/fingerprint.js';
import { severitiesFor } from '#core/checks/severities.js';
import type { Severities } from '#core/checks/severities.js';
import type { SourceCuts } from '#core/checks/source-cuts.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { Subject } from '#core/checks/subject.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import type { CheckedProject, CheckedValue } from './checks.queries.js';
import { placeholderSyntax } from './placeholder-syntax.js';

type Checked = Pick<CheckedValue, 'languageId' | 'text' | 'quantity' | 'tag' | 'maxLength' | 'source'>;

/** In `strict` mode, `zero` means exactly 0. */
const formIn = ({ mode }: CheckedProject, form: PluralForm | null): PluralForm | null =>
  mode === 'strict' && form === 'zero' ? '=0' : form;

const subjectOf = (project: CheckedProject, checked: Checked): Subject => ({
  target: { text: checked.text, tag: checked.tag },
  source:
    checked.source.length === 0
      ? null
      : {
          tag: project.sourceTag,
          forms: checked.source.map(([form, text]) => [formIn(project, form), text] as const),
        },
  quantity: formIn(project, checked.quantity),
  // Only the check of empty forms needs them, and an empty text cannot be validated.
  otherForms: [],
  maxLength: checked.maxLength,
  placeholders: placeholderSyntax(project.formats),
});

/** The severities that a project sets for a language. */
const severitiesIn = ({ severities }: CheckedProject, languageId: number): Severities =>
  severitiesFor(severities['all'], severities[languageId]);

/** Returns the findings of a text, with the severities of its language. */
export function findingsOf(project: CheckedProject, checked: Checked, sources?: SourceCuts): FindingView[] {
  const severities = severitiesIn(project, checked.languageId);
  const subject = subjectOf(project, checked);
  const source = sourceTextFor(subject.source, subject.quantity) || null;
  return checkText(subject, severities, sources).map((finding) => ({
    ...finding,
    severity: severities[finding.check],
    fingerprint: fingerprint(finding, source),
  }));
}

/** Returns the errors that are not ignored. */
export const findErrors = (
  project: CheckedProject,
  value: CheckedValue,
  sources?: SourceCuts,
): FindingView[] =>
  findingsOf(project, value, sources).filter(
    ({ check, severity, fingerprint: print }) =>
      severity === 'error' && !value.ignored.includes(`${check} ${print}`),
  );
