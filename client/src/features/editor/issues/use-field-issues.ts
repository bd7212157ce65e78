import { useMemo } from 'react';

import type { FindingRef } from '#core/api/checks.js';
import { checkText } from '#core/checks/check-text.js';
import type { Finding } from '#core/checks/finding.js';
import type { Severity } from '#core/checks/severity.js';
import { sourceTextFor } from '#core/checks/subject.js';

import { useSettled } from '../../../lib/hooks/use-settled.js';
import { useCheckSettings } from '../../../project/issues/check-settings.js';
import { ignoredByValue, refOf, standing } from '../../../project/issues/ignored.js';
import { severitiesOf } from '../../../project/issues/severities-of.js';
import { sourceLanguageOf } from '../../../project/issues/source-language.js';
import { keyTexts, sourceTexts, subjectOf } from '../../../project/issues/subject-of.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import type { EditedField, FieldNoteProps } from '../../../project/section-props.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useCells } from '../../../project/store/use-cells.js';

/** What a check finds in a field. */
export interface FieldIssue {
  /** The same while the finding is. */
  id: string;
  finding: Finding;
  severity: Exclude<Severity, 'off'>;
  /** How it is ignored. */
  ref: FindingRef;
}

export interface CheckedField extends Pick<FieldNoteProps, 'language'> {
  field: Pick<EditedField, 'ref' | 'cell' | 'text'>;
  row: KeySummary;
}

/** How long one does not type before a new issue appears. */
const REST_MS = 400;

/** The issues of the text in a field: a new one after a pause, a solved one no longer. */
export function useFieldIssues({ field, language, row }: CheckedField): FieldIssue[] {
  const find = useChecks({ field, language, row });
  const rested = useSettled(field.text, REST_MS);
  const found = useMemo(() => find(field.text), [find, field.text]);
  const known = useMemo(() => new Set(find(rested).map(({ id }) => id)), [find, rested]);
  return useMemo(() => found.filter(({ id }) => known.has(id)), [found, known]);
}

/** The checks of a field, for any text in it. */
function useChecks({ field, language, row }: CheckedField) {
  const { project } = useProjectContext();
  const { cells } = project;
  const structure = useStructure(project);
  const settings = useCheckSettings(project);
  const { quantity } = field.ref;
  const valueId = field.cell.saved?.id ?? 0;
  const sourceLanguage = sourceLanguageOf(structure);
  const own = useCells(cells, row, language.id);
  const sources = useCells(cells, row, sourceLanguage?.id ?? 0);
  return useMemo(() => {
    if (settings === null) return () => [];
    const isSource = sourceLanguage === null || sourceLanguage.id === language.id;
    const texts = keyTexts(cells, language, own);
    const source = isSource ? null : sourceTexts(keyTexts(cells, sourceLanguage, sources), cells.pluralMode);
    const severities = severitiesOf(settings, language.id);
    const ignored = ignoredByValue(settings).get(valueId);
    const syntax = { mode: cells.pluralMode, placeholders: settings.placeholders };
    return (text: string): FieldIssue[] => {
      const subject = subjectOf(row, syntax, quantity, text, texts, source);
      const sourceText = sourceTextFor(subject.source, subject.quantity);
      const found = standing(checkText(subject, severities), sourceText, ignored);
      return identified(found).flatMap(([id, finding]) => {
        const severity = severities[finding.check];
        return severity === 'off' ? [] : [{ id, finding, severity, ref: refOf(finding, sourceText) }];
      });
    };
  }, [cells, settings, row, quantity, language, valueId, sourceLanguage, own, sources]);
}

/** Each with what it is about, and which of several alike it is. */
function identified(findings: readonly Finding[]): [id: string, finding: Finding][] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const about = Object.values(finding.args).filter((value) => typeof value === 'string');
    const kind = [finding.check, ...about].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return [`${kind} ${count}`, finding];
  });
}
