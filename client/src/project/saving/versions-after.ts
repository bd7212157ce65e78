import { sourceOf } from '../store/stale-values.js';
import type { CellRef } from '../store/cell-ref.js';
import type { Cell, ValueCells } from '../store/value-cells.js';
import type { ValueEdit } from './value-edit.js';

/** The version of the source text shown: an unsaved one counts as the next version. */
export const shownVersion = ({ saved, majorVersion }: Cell): number =>
  Math.max(saved?.version ?? 1, majorVersion);

/** The versions of a value after a change, by the rules of the server: shown until it responds. */
export function versionsAfter(
  cells: ValueCells,
  ref: CellRef,
  { text, isTypo, status, confirms }: ValueEdit,
): Partial<Pick<Cell, 'sourceVersion' | 'majorVersion'>> {
  const cell = cells.get(ref);
  if (ref.languageId === cells.sourceLanguageId)
    return text === undefined || cell.text === '' || isTypo ? {} : { majorVersion: shownVersion(cell) + 1 };
  const source = sourceOf(cells, ref);
  const made = source === null ? 1 : shownVersion(cells.get(source));
  if (text !== undefined || status === 'validated') return { sourceVersion: made };
  return confirms === undefined ? {} : { sourceVersion: confirms };
}
