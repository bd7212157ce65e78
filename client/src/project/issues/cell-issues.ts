import type { CheckSettings } from '#core/api/checks.js';
import type { LanguageView } from '#core/api/languages.js';
import { checkText } from '#core/checks/check-text.js';
import type { FindingArgs } from '#core/checks/finding.js';
import { sourceTextFor } from '#core/checks/subject.js';

import type { MessageId } from '../../i18n/messages.js';
import type { KeySummary } from '../store/key-summary.js';
import type { Structure } from '../store/structure.js';
import type { PlacedCell } from '../store/use-cells.js';
import type { ValueCells } from '../store/value-cells.js';
import { ignoredByValue, standing } from './ignored.js';
import { issueMessage } from './issue-message.js';
import { severitiesOf } from './severities-of.js';
import { sourceLanguageOf } from './source-language.js';
import { keyTexts, sourceTexts, subjectOf } from './subject-of.js';

/** An issue that a cell of the grid shows: hints it does not. */
export interface CellIssue {
  severity: 'error' | 'warning';
  message: MessageId;
  args: FindingArgs;
}

/** What an open project is checked with. */
export interface CheckedProject {
  cells: ValueCells;
  structure: Structure;
  settings: CheckSettings;
}

/** The errors and warnings of a value, form by form. `sources`: its texts in the source language. */
export function cellIssues(
  { cells, structure, settings }: CheckedProject,
  row: KeySummary,
  language: LanguageView,
  placed: readonly PlacedCell[],
  sources: readonly PlacedCell[],
): CellIssue[][] {
  const severities = severitiesOf(settings, language.id);
  const sourceLanguage = sourceLanguageOf(structure);
  const isSource = sourceLanguage === null || sourceLanguage.id === language.id;
  const source = isSource ? null : sourceTexts(keyTexts(cells, sourceLanguage, sources), cells.pluralMode);
  const texts = keyTexts(cells, language, placed);
  return placed.map(({ ref, cell }) => {
    const subject = subjectOf(
      row,
      { mode: cells.pluralMode, placeholders: settings.placeholders },
      ref.quantity,
      cell.text,
      texts,
      source,
    );
    const sourceText = sourceTextFor(subject.source, subject.quantity);
    const ignored = ignoredByValue(settings).get(cell.saved?.id ?? 0);
    return standing(checkText(subject, severities), sourceText, ignored).flatMap((finding) => {
      const severity = severities[finding.check];
      if (severity !== 'error' && severity !== 'warning') return [];
      return [{ severity, message: issueMessage(finding), args: finding.args }];
    });
  });
}
