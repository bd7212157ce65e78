import type { LanguageView } from '#core/api/languages.js';

import type { KeySummary } from '../../../project/store/key-summary.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { FieldFindings } from './FieldFindings.js';

interface ReadFindingsProps {
  row: KeySummary;
  placed: PlacedCell;
  language: LanguageView;
}

/** The findings of a read-only text, without fixes. */
export const ReadFindings = ({ row, placed: { ref, cell }, language }: ReadFindingsProps) => (
  <FieldFindings
    row={row}
    language={language}
    field={{ ref, cell, text: cell.text }}
    isActive={false}
    area={null}
  />
);
