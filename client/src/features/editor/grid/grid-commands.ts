import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import type { LanguageView } from '#core/api/languages.js';
import { toast } from '../../../lib/toast.js';
import { gridCommand } from '../view/editor-keys.js';
import type { CellKeys, GridCommand, Move } from '../view/editor-keys.js';
import { mayEdit } from '../../../project/rights.js';
import { placeKeyOf } from '../../../project/store/live-state.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import { reviewKey } from '../status/review-key.js';
import type { EditorTools } from '../view/editor-context.js';
import { statusFilter } from '../../../project/search/table-filters.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { UndoWay } from '../../../project/undo/undo-stack.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';
import type { Leave, Opening } from '../field/floating-context.js';
import { isInReview, isWritable, mayOpen } from '../view/cell-uses.js';
import { moved, nextKeyRow } from '../rows/grid-rows.js';
import type { GridRow } from '../rows/grid-rows.js';
import { hasSingleKeys } from '../../../lib/single-keys.js';
import type { Cursor } from './use-cursor.js';
import type { Selection } from './use-selection.js';

export interface GridState {
  tools: EditorTools;
  rows: readonly GridRow[];
  /** Starting with column 1. */
  languages: readonly LanguageView[];
  cursor: Cursor;
  selection: Selection;
  /** Number of visible rows. */
  page: number;
  statuses: readonly ShownStatus[];
  collapsed: ReadonlySet<number>;
  /** Scrolls a cell into view. */
  reveal: (row: number, column: number) => void;
  onToggleGroup: (groupId: number) => void;
  onTogglePanel: (keyId: number) => void;
  onReviewSelection: (status: 'validated' | 'invalidated') => void;
}

type ReviewCommand = Extract<GridCommand, { kind: 'review' }>;

/** Commands that keep the selection; all others end it. */
const KEEPS_SELECTION: readonly GridCommand['kind'][] = ['select', 'select-all', 'review', 'copy', 'panel'];

/** The keyboard commands of the grid and of the floating editor. */
export class GridCommands {
  private readonly here: GridRow | undefined;

  constructor(private readonly state: GridState) {
    this.here = state.rows[state.cursor.row];
  }

  focusAt(row: number, column: number, take = true): void {
    const to = this.state.rows[row];
    if (!to) return;
    this.state.reveal(row, column);
    this.state.cursor.setFocus({ rowId: to.id, column }, { take });
  }

  /** Moves to a cell chosen with the mouse and ends the selection. */
  leadTo(row: number, column: number): void {
    this.state.selection.end();
    this.focusAt(row, column);
  }

  /** Opens the editor on a cell, or focuses the cell if the user may not edit it. */
  editAt(row: number, column: number, opening: Partial<Opening> = {}): void {
    const { tools, rows, reveal, cursor } = this.state;
    const to = rows[row];
    const language = this.languageAt(column);
    if (to?.kind !== 'key' || !language || !mayOpen(tools, to.key, language))
      return this.focusAt(row, column);
    reveal(row, column);
    cursor.edit({ rowId: to.id, column }, { quantity: null, isReplacing: false, ...opening });
  }

  isEditing(row: number, column: number): boolean {
    const { cursor } = this.state;
    return cursor.editedRow === row && cursor.editing?.column === column;
  }

  readonly onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Only on the cells themselves: buttons inside them handle their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['column'] === undefined) return;
    const command = gridCommand(event, this.cellKeys());
    if (!command || this.isForBrowser(command)) return;
    // Holding the key down undoes one action.
    if (event.repeat && isStep(command)) return event.preventDefault();
    // The browser writes the character into the field; shortcuts of the page do not receive it.
    if (command.kind === 'type') event.stopPropagation();
    else event.preventDefault();
    this.run(command);
  };

  /** Copying selected text, and Escape without a selection, are left to the browser. */
  private isForBrowser({ kind }: GridCommand): boolean {
    return kind === 'copy' ? hasSelection() : kind === 'unselect' && this.state.selection.keys.length === 0;
  }

  /** Typing edits a writable cell. Letters are commands only in read-only cells and where texts are being reviewed. */
  private cellKeys(): CellKeys {
    const { tools, cursor, statuses } = this.state;
    const language = this.languageAt(cursor.column);
    const key = this.here?.kind === 'key' ? this.here.key : null;
    const isTypedInto = key !== null && language !== null && isWritable(tools, key, language);
    const isReview = isTypedInto && isInReview(tools, key, language, statuses);
    return { isTypedInto, hasSingleKeys: hasSingleKeys() && (!isTypedInto || isReview) };
  }

  readonly onLeave = (where: Leave): void => {
    const { cursor } = this.state;
    const isAway = where === 'close' ? false : this.leaveTo(where);
    if (!isAway) cursor.close();
  };

  /** Selects the rows from the focus, or from the start of the selection, to a row. */
  selectTo(row: number, column: number): void {
    if (this.here) this.state.selection.begin(this.here.id);
    this.focusAt(row, column);
  }

  /** Adds a row to the selection or removes it; extending, adds all rows from the start of the selection. */
  pick(row: number, isExtending: boolean): void {
    if (isExtending) return this.selectTo(row, 0);
    this.state.selection.toggle(row);
    this.focusAt(row, 0);
  }

  /** Selects every row shown, or none if all are selected. */
  pickAll(): void {
    const { selection, cursor } = this.state;
    if (selection.isAll) selection.end();
    else selection.all();
    this.focusAt(cursor.row, 0);
  }

  private run(command: GridCommand): void {
    const { selection, onReviewSelection } = this.state;
    if (!KEEPS_SELECTION.includes(command.kind)) selection.end();
    if (command.kind === 'select') this.select(command.to);
    else if (command.kind === 'select-all') selection.all();
    else if (command.kind === 'review' && selection.keys.length > 0) onReviewSelection(command.status);
    else this.runHere(command);
  }

  private runHere(command: GridCommand): void {
    const { here } = this;
    if (command.kind === 'move') this.move(command.to);
    else if (isStep(command)) void this.step(command.kind);
    else if (command.kind === 'seek') this.seek([command.status], command.direction);
    else if (command.kind === 'finding') this.seekFinding(command.direction);
    else if (here?.kind === 'key') this.onKey(here.key, command);
    else if (here && (command.kind === 'edit' || command.kind === 'panel'))
      this.state.onToggleGroup(here.group.id);
  }

  private onKey(key: KeySummary, command: GridCommand): void {
    const { cursor, onTogglePanel } = this.state;
    const language = this.languageAt(cursor.column);
    if (command.kind === 'edit' && language) this.editAt(cursor.row, cursor.column);
    // At once: the browser sends the character to the focused element after this handler.
    else if (command.kind === 'type')
      flushSync(() => this.editAt(cursor.row, cursor.column, { isReplacing: true }));
    else if (command.kind === 'edit' || command.kind === 'panel') onTogglePanel(key.id);
    else if (command.kind === 'review') this.review(key, command);
    else if (command.kind === 'copy') this.copy(key, language);
  }

  private move(to: Move): void {
    const { rows, languages, cursor, collapsed, onToggleGroup, page } = this.state;
    const { here } = this;
    if (here?.kind === 'group' && (to === 'left' || to === 'right')) {
      if (collapsed.has(here.group.id) === (to === 'right')) onToggleGroup(here.group.id);
      return;
    }
    const size = { rows: rows.length, columns: languages.length + 1, page };
    const next = moved({ row: cursor.row, column: cursor.column }, to, size);
    this.focusAt(next.row, next.column);
  }

  private select(to: 'up' | 'down'): void {
    const { cursor, rows } = this.state;
    const next = nextKeyRow(rows, cursor.row, to === 'up' ? -1 : 1);
    if (next !== null) this.selectTo(next, cursor.column);
  }

  private seek(statuses: readonly ShownStatus[], direction: 1 | -1): void {
    const { rows, languages, cursor, tools } = this.state;
    const language = this.languageAt(cursor.column);
    const languageIds = language ? [language.id] : languages.map(({ id }) => id);
    const { cells, live } = tools.project;
    // Skips empty values that another member is editing, so that nobody translates the same text twice.
    const taken = statuses.includes('empty') ? cells.store.get(live.edited) : null;
    const hasStatus = languageIds.map((languageId) => {
      const has = statusFilter(cells.table, statuses, [languageId]);
      return (keyId: number) => has(keyId) && !taken?.has(placeKeyOf({ keyId, languageId }));
    });
    const to = nextKeyRow(rows, cursor.row, direction, ({ id }) => hasStatus.some((has) => has(id)));
    if (to !== null) this.focusAt(to, cursor.column);
  }

  /** Moves to the next cell with an error or a warning, along the row and then through the following rows. */
  private seekFinding(direction: 1 | -1): void {
    const { rows, languages, cursor, tools } = this.state;
    const { cells, findings } = tools.project;
    const found = cells.store.get(findings.found);
    if (!found) return;
    const counts = languages.map(({ id }) => found.findingsIn('any', [id]));
    const columnsWith = (row: number): number[] => {
      const at = rows[row];
      return at?.kind === 'key' ? counts.flatMap((count, i) => (count(at.key.id) > 0 ? [i + 1] : [])) : [];
    };
    const beyond = columnsWith(cursor.row).filter((column) => (column - cursor.column) * direction > 0);
    const first = direction > 0 ? beyond[0] : beyond.at(-1);
    if (first !== undefined) return this.focusAt(cursor.row, first);
    const row = nextKeyRow(rows, cursor.row, direction, ({ id }) => counts.some((count) => count(id) > 0));
    if (row === null) return;
    const columns = columnsWith(row);
    this.focusAt(row, (direction > 0 ? columns[0] : columns.at(-1)) ?? cursor.column);
  }

  private review(key: KeySummary, { status, goesOn }: ReviewCommand): void {
    const { tools, cursor, statuses } = this.state;
    const language = this.languageAt(cursor.column);
    if (!language || !reviewKey(tools, key, language, status)) return;
    if (statuses.length > 0) this.seek(statuses, 1);
    else if (goesOn) this.move('down');
  }

  private copy(key: KeySummary, language: LanguageView | null): void {
    const { project } = this.state.tools;
    const texts = language
      ? cellRefsOf(project.cells, key, language.id).map((ref) => project.cells.get(ref).text)
      : [key.name];
    // Undefined on plain HTTP: then only the browser's own copy of a selection works.
    void navigator.clipboard?.writeText(texts.join('\n')).then(() => toast.success('toast.copied'));
  }

  /** Undoes or redoes an action and moves to its cell if that is shown. */
  private async step(way: UndoWay): Promise<void> {
    const { tools, rows, languages } = this.state;
    const ref = await tools.project.undo.step(way);
    const row = rows.findIndex(({ id }) => id === `k${ref?.keyId}`);
    const column = languages.findIndex(({ id }) => id === ref?.languageId) + 1;
    if (ref && row >= 0) this.focusAt(row, column);
  }

  /** Moves editing to another cell; returns false if there is none. */
  private leaveTo(where: Exclude<Leave, 'close'>): boolean {
    const { rows, cursor } = this.state;
    const { row, column } = { row: cursor.editedRow, column: cursor.column };
    if (where === 'next' || where === 'previous') {
      const to = nextKeyRow(rows, row, where === 'next' ? 1 : -1);
      if (to !== null) this.editAt(to, column);
      return to !== null;
    }
    const to = this.nextEditable(column, where === 'next-language' ? 1 : -1);
    if (to !== null) this.editAt(row, to);
    return to !== null;
  }

  private nextEditable(from: number, step: 1 | -1): number | null {
    const { languages, tools } = this.state;
    for (let to = from + step; to >= 1 && to <= languages.length; to += step) {
      const language = this.languageAt(to);
      if (language && mayEdit(tools, language)) return to;
    }
    return null;
  }

  private languageAt(column: number): LanguageView | null {
    return this.state.languages[column - 1] ?? null;
  }
}

const isStep = (command: GridCommand): command is { kind: UndoWay } =>
  command.kind === 'undo' || command.kind === 'redo';

const hasSelection = (): boolean => (window.getSelection()?.toString() ?? '') !== '';
