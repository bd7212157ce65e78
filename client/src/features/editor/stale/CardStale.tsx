import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { isStaleForm } from '../../../project/store/stale-values.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useCells } from '../../../project/store/use-cells.js';
import { useEditor } from '../view/editor-context.js';
import { CellStale } from './CellStale.js';

/** The mark of a card with a stale text. */
export function CardStale({ row, language }: { row: KeySummary; language: LanguageView }) {
  const text = useText();
  const { cells } = useEditor().project;
  const targets = useCells(cells, row, language.id);
  const sources = useCells(cells, row, cells.sourceLanguageId ?? 0);
  if (!targets.some((placed) => isStaleForm(placed, sources))) return null;
  return (
    <>
      <CellStale />
      <span className="visually-hidden">{text('stale.note')}</span>
    </>
  );
}
