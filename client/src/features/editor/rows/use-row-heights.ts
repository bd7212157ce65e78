import { useEffect, useMemo, useReducer } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import type { Columns, Widths } from '../view/columns.js';
import type { OpenProject } from '../../../project/open-project.js';
import type { ValueTable } from '../../../project/store/value-table.js';
import type { GridRow } from './grid-rows.js';
import { compactHeight, GROUP_HEIGHT, rowHeight } from './row-heights.js';

/** The height of each row, computed again when one of its texts is saved or the columns change. */
export function useRowHeights(
  project: OpenProject,
  rows: readonly GridRow[],
  { reference, others, isCompact }: Columns,
  widths: Widths,
): readonly number[] {
  const measure = useMemo(
    () => (row: GridRow, table: ValueTable) => {
      if (row.kind === 'group') return GROUP_HEIGHT;
      const { id, name, isPlural } = row.key;
      const shown = reference ? [reference, ...others] : others;
      const forms = isPlural ? Math.max(1, ...shown.map((language) => table.countOf(id, language.id))) : null;
      if (isCompact) return compactHeight(forms);
      const [slot] = table.slotsOf(id);
      const textOf = (language: LanguageView): string => table.column(language.id).texts[slot] ?? '';
      return rowHeight({
        keyName: name,
        forms,
        keyColumnWidth: widths.key,
        texts: function* () {
          if (reference) yield { text: textOf(reference), columnWidth: widths.reference };
          for (const language of others) yield { text: textOf(language), columnWidth: widths.other };
        },
      });
    },
    [reference, others, isCompact, widths],
  );
  return useMeasured(project, rows, measure);
}

interface Measured<T> {
  row: GridRow;
  size: T;
}

/**
 * The result of `measure` for each row. A change of a text measures its row only, and returns a new list only if the
 * result differs. Another `measure` measures all rows.
 */
export function useMeasured<T>(
  { cells }: OpenProject,
  rows: readonly GridRow[],
  measure: (row: GridRow, table: ValueTable) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): readonly T[] {
  const { table } = cells;
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const known = useMemo(
    () => ({ measure, table, sizes: new Map<GridRow['id'], Measured<T>>() }),
    [measure, table],
  );
  useEffect(
    () =>
      cells.onChange(({ keyId }) => {
        const before = known.sizes.get(`k${keyId}`);
        if (!before) return;
        const size = known.measure(before.row, cells.table);
        if (isSame(size, before.size)) return;
        before.size = size;
        noteChange();
      }),
    [cells, known, isSame],
  );
  return useMemo(() => {
    const list = rows.map((row) => {
      const found = known.sizes.get(row.id);
      if (found?.row === row) return found.size;
      const size = known.measure(row, known.table);
      known.sizes.set(row.id, { row, size });
      return size;
    });
    return changes < 0 ? [] : list;
  }, [rows, known, changes]);
}
