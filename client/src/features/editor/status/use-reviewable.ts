import { useAtomValue } from 'jotai';

import type { ValueSectionProps } from '../../../project/section-props.js';
import { cellKeyOf } from '../../../project/store/cell-ref.js';
import { useCells } from '../../../project/store/use-cells.js';
import { mayReview } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';

/** Whether the user may review a key in a language, and any of its forms has a text, saved or typed. */
export function useReviewable({ row, language }: ValueSectionProps): boolean {
  const tools = useEditor();
  const { cells, session } = tools.project;
  const all = useCells(cells, row, language.id);
  const typed = useAtomValue(session.typedTexts, { store: cells.store });
  const hasText = all.some(({ ref, cell }) => typed.get(cellKeyOf(ref)) ?? cell.text !== '');
  return hasText && mayReview(tools, language);
}
