import type { LanguageView } from '#core/api/languages.js';

import type { KeySummary } from '../../../project/store/key-summary.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { FieldIssues } from './FieldIssues.js';

interface ReadIssuesProps {
  row: KeySummary;
  placed: PlacedCell;
  language: LanguageView;
}

/** The issues of a text that the user may not write: without fixes. */
export const ReadIssues = ({ row, placed: { ref, cell }, language }: ReadIssuesProps) => (
  <FieldIssues
    row={row}
    language={language}
    field={{ ref, cell, text: cell.text }}
    isActive={false}
    area={null}
  />
);
