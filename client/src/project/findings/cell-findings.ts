import type { CheckSettings } from '#core/api/checks.js';
import type { LanguageView } from '#core/api/languages.js';
import { checkText } from '#core/checks/rules/check-text.js';
import type { FindingArgs } from '#core/checks/finding.js';
import { sourceTextFor } from '#core/checks/subject.js';

import type { MessageId } from '../../i18n/messages.js';
import type { KeySummary } from '../store/key-summary.js';
import type { Structure } from '../store/structure.js';
import type { PlacedCell } from '../store/use-cells.js';
import type { ValueCells } from '../store/value-cells.js';
import { ignoredByValue, standing } from './ignored.js';
import { findingMessage } from './finding-message.js';
import { severitiesOf } from './severities-of.js';
import { baseLanguageOf } from '../store/base-language.js';
import { keyTexts, sourceTexts, subjectOf } from './subject-of.js';

/** A finding that a cell of the grid shows: an error or a warning. */
export interface CellFinding {
  severity: 'error' | 'warning';
  message: MessageId;
  args: FindingArgs;
}

/** The settings and structure that a value is checked with. */
export interface CheckedProject {
  cells: ValueCells;
  structure: Structure;
  settings: CheckSettings;
}

/** The errors and warnings of a value, form by form. `sources`: its texts in the base language. */
export function cellFindings(
  { cells, structure, settings }: CheckedProject,
  row: KeySummary,
  language: LanguageView,
  placed: readonly PlacedCell[],
  sources: readonly PlacedCell[],
): CellFinding[][] {
  const severities = severitiesOf(settings, language.id);
  const baseLanguage = baseLanguageOf(structure);
  const isSource = baseLanguage === null || baseLanguage.id === language.id;
  const source = isSource ? null : sourceTexts(keyTexts(cells, baseLanguage, sources), cells.pluralMode);
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
      return [{ severity, message: findingMessage(finding), args: finding.args }];
    });
  });
}
