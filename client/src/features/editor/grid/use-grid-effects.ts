import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { isPluralForm } from '#core/domain/plural-rules.js';

import { useEditor } from '../view/editor-context.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { ScrollTarget } from '../../../project/scroll-target.js';
import type { GridRow } from '../rows/grid-rows.js';
import type { Cursor } from './use-cursor.js';
import type { Virtual } from '../../../lib/hooks/use-virtual.js';
import type { GridCommands } from './grid-commands.js';

/** Scrolls to the target and focuses it; shows a collapsed or filtered row first. */
export function useScrollTarget(
  target: ScrollTarget | null,
  rows: readonly GridRow[],
  languages: readonly LanguageView[],
  commands: GridCommands,
  uncover: (keyId: number) => void,
): void {
  const reached = useRef<ScrollTarget | null>(null);
  const uncovered = useRef<ScrollTarget | null>(null);
  usePointedCell(rows, languages, commands);
  useEffect(() => {
    if (target === null || target === reached.current) return;
    const row = rows.findIndex(({ id }) => id === `k${target.keyId}`);
    if (row < 0) {
      if (uncovered.current !== target) uncover(target.keyId);
      uncovered.current = target;
      return;
    }
    reached.current = target;
    commands.focusAt(row, languages.findIndex(({ id }) => id === target.languageId) + 1);
  });
}

/** Opens the editor on a cell whose errors should be shown, unless a field lists them. */
function usePointedCell(
  rows: readonly GridRow[],
  languages: readonly LanguageView[],
  commands: GridCommands,
): void {
  const { project } = useEditor();
  const pointed = useAtomValue(project.findings.pointed, { store: project.cells.store });
  const open = useEffectEvent((ref: CellRef): void => {
    const { keyId, languageId, quantity } = ref;
    if (project.findings.isListed(ref)) return;
    const row = rows.findIndex(({ id }) => id === `k${keyId}`);
    const column = languages.findIndex(({ id }) => id === languageId) + 1;
    if (row >= 0 && column > 0 && !commands.isEditing(row, column))
      commands.editAt(row, column, { quantity });
  });
  useEffect(() => {
    if (pointed) open(pointed);
  }, [pointed]);
}

/** Scrolls the focused row out from under the selection bar when that appears. */
export function useRevealed(isSelecting: boolean, { reveal }: Pick<Virtual, 'reveal'>, row: number): void {
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  });
  useEffect(() => {
    if (isSelecting) reveal(latest.current);
  }, [isSelecting, reveal]);
}

/** Focuses the cell at the cursor when asked to. */
export function useTakenFocus(scroller: RefObject<HTMLElement | null>, { takes, focus }: Cursor): void {
  const taken = useRef(0);
  useEffect(() => {
    if (takes === taken.current || !focus) return;
    const row = scroller.current?.querySelector(`[data-row="${focus.rowId}"]`);
    // The header of a group has one cell, in whatever column the cursor is.
    const cell =
      row?.querySelector<HTMLElement>(`[data-column="${focus.column}"]`) ??
      row?.querySelector<HTMLElement>('[data-column="0"]');
    if (!cell) return;
    taken.current = takes;
    cell.focus({ preventScroll: true });
  });
}

/** Records the key with the focus, which an open panel follows. */
export function useFocusedKey(
  row: GridRow | null,
  hasFocus: boolean,
  openKeyId: number | null,
  onPanel: (keyId: number) => void,
): void {
  const { project } = useEditor();
  const keyId = row?.kind === 'key' ? row.key.id : null;
  const followed = useRef(keyId);
  // In a layout effect, before the next key: React throws after fifty key presses that each schedule an update.
  useLayoutEffect(() => {
    if (!hasFocus) return;
    project.cells.store.set(project.session.focusedKey, keyId);
    if (keyId === followed.current) return;
    followed.current = keyId;
    if (openKeyId !== null && keyId !== null && keyId !== openKeyId) onPanel(keyId);
  });
}

interface MouseHandlers {
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: (event: MouseEvent) => void;
}

/** Whether the press that becomes a click hit the cell that already had the focus. */
let wasFocused = false;

interface Spot {
  row: number;
  column: number;
  cell: HTMLElement;
}

function spotOf(rows: readonly GridRow[], { target }: MouseEvent): Spot | null {
  if (!(target instanceof Element) || target.closest('button, [data-pick]')) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = rowAt(rows, target);
  return cell && row >= 0 ? { row, column: Number(cell.dataset['column']), cell } : null;
}

function rowAt(rows: readonly GridRow[], target: Element): number {
  const rowId = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return rows.findIndex(({ id }) => id === rowId);
}

/** The row whose checkbox is under the mouse. */
const pickedRow = (rows: readonly GridRow[], { target }: MouseEvent): number | null =>
  target instanceof Element && target.closest('[data-pick]') ? rowAt(rows, target) : null;

const isPickingAll = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-pick-all]') !== null;

/**
 * Clicks move the focus. A click on an empty value or on the focused cell, and a double click, edit the form under the
 * mouse.
 */
export function mouseOf(rows: readonly GridRow[], commands: GridCommands): MouseHandlers {
  const edit = (event: MouseEvent, { row, column }: Spot): void => {
    const line =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-quantity]') : null;
    const quantity = line?.dataset['quantity'];
    if (column > 0) commands.editAt(row, column, { quantity: isPluralForm(quantity) ? quantity : null });
  };
  return {
    onMouseDown(event) {
      // Shift selects rows, not the text between two points.
      if (event.shiftKey && pickedRow(rows, event) !== null) event.preventDefault();
      const spot = spotOf(rows, event);
      wasFocused = spot !== null && document.activeElement === spot.cell;
      if (spot && event.shiftKey) {
        event.preventDefault();
        wasFocused = false;
        commands.selectTo(spot.row, spot.column);
      } else if (spot && !wasFocused) commands.leadTo(spot.row, spot.column);
    },
    onClick(event) {
      const picked = pickedRow(rows, event);
      if (picked !== null) commands.pick(picked, event.shiftKey);
      if (isPickingAll(event)) commands.pickAll();
      const spot = spotOf(rows, event);
      if (!spot || event.shiftKey || event.detail !== 1) return;
      if (wasFocused || spot.cell.dataset['empty'] !== undefined) edit(event, spot);
    },
    onDoubleClick(event) {
      const spot = spotOf(rows, event);
      if (spot) edit(event, spot);
    },
  };
}
