import { useMemo } from 'react';

import type { FindingRef } from '#core/api/checks.js';
import { checkText } from '#core/checks/rules/check-text.js';
import type { Finding } from '#core/checks/finding.js';
import type { Severity } from '#core/checks/severity.js';
import { sourceTextFor } from '#core/checks/subject.js';

import { useSettled } from '../../../lib/hooks/use-settled.js';
import { useCheckSettings } from '../../../project/checks/check-settings.js';
import { ignoredByValue, refOf, standing } from '../../../project/findings/ignored.js';
import { severitiesOf } from '../../../project/findings/severities-of.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { keyTexts, sourceTexts, subjectOf } from '../../../project/findings/subject-of.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import type { EditedField, FieldNoteProps } from '../../../project/section-props.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useCells } from '../../../project/store/use-cells.js';

/** A finding in the text of a field. */
export interface FieldFinding {
  /** Identifies the finding across edits. */
  id: string;
  finding: Finding;
  severity: Exclude<Severity, 'off'>;
  /** The reference by which it can be ignored. */
  ref: FindingRef;
}

export interface CheckedField extends Pick<FieldNoteProps, 'language'> {
  field: Pick<EditedField, 'ref' | 'cell' | 'text'>;
  row: KeySummary;
}

/** The pause in typing before new findings appear. */
const REST_MS = 400;

/** The findings of the text in a field. New ones appear after a pause; solved ones disappear at once. */
export function useFieldFindings({ field, language, row }: CheckedField): FieldFinding[] {
  const find = useChecks({ field, language, row });
  const rested = useSettled(field.text, REST_MS);
  const found = useMemo(() => find(field.text), [find, field.text]);
  const known = useMemo(() => new Set(find(rested).map(({ id }) => id)), [find, rested]);
  return useMemo(() => found.filter(({ id }) => known.has(id)), [found, known]);
}

/** Returns the function that checks any text in a field. */
function useChecks({ field, language, row }: CheckedField) {
  const { project } = useProjectContext();
  const { cells } = project;
  const structure = useStructure(project);
  const settings = useCheckSettings(project);
  const { quantity } = field.ref;
  const valueId = field.cell.saved?.id ?? 0;
  const baseLanguage = baseLanguageOf(structure);
  const own = useCells(cells, row, language.id);
  const sources = useCells(cells, row, baseLanguage?.id ?? 0);
  return useMemo(() => {
    if (settings === null) return () => [];
    const isSource = baseLanguage === null || baseLanguage.id === language.id;
    const texts = keyTexts(cells, language, own);
    const source = isSource ? null : sourceTexts(keyTexts(cells, baseLanguage, sources), cells.pluralMode);
    const severities = severitiesOf(settings, language.id);
    const ignored = ignoredByValue(settings).get(valueId);
    const syntax = { mode: cells.pluralMode, placeholders: settings.placeholders };
    return (text: string): FieldFinding[] => {
      const subject = subjectOf(row, syntax, quantity, text, texts, source);
      const sourceText = sourceTextFor(subject.source, subject.quantity);
      const found = standing(checkText(subject, severities), sourceText, ignored);
      return identified(found).flatMap(([id, finding]) => {
        const severity = severities[finding.check];
        return severity === 'off' ? [] : [{ id, finding, severity, ref: refOf(finding, sourceText) }];
      });
    };
  }, [cells, settings, row, quantity, language, valueId, baseLanguage, own, sources]);
}

/** Gives each finding an id from its check, its arguments and its number among equal ones. */
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
