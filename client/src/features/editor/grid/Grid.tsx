import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { whenIdle, whenUsed } from '../../../lib/when-idle.js';
import { fetchChecks } from '../../../project/checks/use-cell-findings.js';
import { useCollapsed } from '../rows/collapsed.js';
import { useBulkReview } from '../bulk/use-bulk-review.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { NO_FILTERS } from '../view/url-view.js';
import { FloatingEditor } from '../field/FloatingEditor.js';
import type { Leave } from '../field/floating-context.js';
import { coversPinned, editorWidth } from '../field/floating-placement.js';
import { gridRows, groupRowBefore } from '../rows/grid-rows.js';
import type { GridRow } from '../rows/grid-rows.js';
import { GROUP_HEIGHT, HEADER_HEIGHT, ONE_LINE_HEIGHT } from '../rows/row-heights.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { Structure } from '../../../project/store/structure.js';
import { GridCommands } from './grid-commands.js';
import styles from './Grid.module.css';
import rowStyles from './Row.module.css';
import { GridHeader } from './GridHeader.js';
import { GroupNameField, GroupRow } from './GroupRow.js';
import { KeyRow } from './KeyRow.js';
import { useCursor } from './use-cursor.js';
import type { Cursor } from './use-cursor.js';
import { mouseOf, useFocusedKey, useRevealed, useScrollTarget, useTakenFocus } from './use-grid-effects.js';
import { useGridLayout } from './use-grid-layout.js';
import type { GridLayout } from './use-grid-layout.js';
import { useSelection } from './use-selection.js';

const SelectionBar = lazily(async () => (await import('../bulk/SelectionBar.js')).SelectionBar);
const FullText = lazily(async () => (await import('./FullText.js')).FullText);
const fetchAhead = (): void => [SelectionBar, GroupNameField, FullText].forEach((part) => part.fetchAhead());

function fetchLater(): () => void {
  const stops = [whenIdle(fetchAhead), whenUsed(fetchChecks)];
  return () => stops.forEach((stop) => stop());
}

/** The keys and their values in all shown languages. Virtual in both directions, with computed heights. */
export function Grid() {
  const { keys, structure, columns, shown: found, view, onView, ...editor } = useEditorView();
  const { statuses, keyId: openKeyId } = view;
  const onPanel = useCallback((keyId: number | null) => onView({ keyId }), [onView]);
  const tools = useEditor();
  const { project } = tools;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const [collapsed, toggleGroup] = useCollapsed(project.projectId);
  const rows = useRows(keys, structure, collapsed);
  const { reference, others, isCompact } = columns;
  const languages = useMemo(() => (reference ? [reference, ...others] : others), [reference, others]);
  const cursor = useCursor(rows, languages.length + 1);
  const selection = useSelection(rows, cursor.row);
  const isSelecting = selection.keys.length > 0;
  const layout = useGridLayout(project, scroller, { rows, columns, cursor, isSelecting });
  const { viewport, widths, vertical, horizontal, shownColumns } = layout;
  const focusRow = useFocusRow(cursor);
  const review = useBulkReview(selection.keys, languages, cursor.column);
  const activeGroup = groupRowBefore(rows, vertical.firstVisible);

  useEffect(fetchLater, []);

  const commands = new GridCommands({
    tools,
    rows,
    languages,
    cursor,
    selection,
    statuses,
    collapsed,
    page: Math.max(1, Math.floor((viewport.height - HEADER_HEIGHT - GROUP_HEIGHT) / ONE_LINE_HEIGHT) - 1),
    reveal(row, column) {
      vertical.reveal(row);
      const at = column - languages.length + others.length - 1;
      if (at >= 0) horizontal.reveal(at);
    },
    onToggleGroup: toggleGroup,
    onTogglePanel: (keyId) => onPanel(keyId === openKeyId ? null : keyId),
    onReviewSelection: review.ask,
  });
  // Waits for the search, which may still find the row.
  useScrollTarget(found.isPending ? null : editor.scrollTarget, rows, languages, commands, (keyId) => {
    const key = keys.find(({ id }) => id === keyId);
    if (key) toggleGroup(key.groupId);
    // The filters hide the row.
    else onView({ ...NO_FILTERS, size: null });
  });
  useTakenFocus(scroller, cursor);
  useRevealed(isSelecting, vertical, cursor.row);
  useFocusedKey(rows[cursor.row] ?? null, cursor.focus !== null, openKeyId, onPanel);
  const width = Math.max(viewport.width, horizontal.totalSize);
  const shown = { width, widths, reference, columns: shownColumns };

  const renderRow = (row: GridRow, index: number, top: number, height: number) =>
    row.kind === 'group' ? (
      <GroupRow
        key={row.id}
        {...row}
        index={index}
        top={index === activeGroup ? null : top}
        width={width}
        viewportWidth={viewport.width}
        columns={languages.length + 1}
        toTranslate={found.emptyByGroup.get(row.group.id) ?? 0}
        isCollapsed={collapsed.has(row.group.id)}
        isFocused={index === cursor.row}
        onToggle={toggleGroup}
        onRenamed={focusRow}
      />
    ) : (
      <KeyRow
        key={row.id}
        row={row.key}
        id={row.id}
        index={index}
        top={top}
        height={height}
        {...shown}
        focusedColumn={index === cursor.row ? cursor.column : null}
        isOpen={row.key.id === openKeyId}
        actedOn={selection.has(index) ? review.scope.ids : null}
        onOpenPanel={onPanel}
      />
    );

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} data-grid data-compact={isCompact || undefined}>
        {viewport.width > 0 && (
          // The cells have the focus and handle keys; the grid only listens on behalf of all.
          <div
            role="grid"
            aria-multiselectable
            tabIndex={-1}
            aria-label={text('editor.grid', { name: editor.projectName })}
            aria-rowcount={rows.length + 1}
            aria-colcount={languages.length + 1}
            className={`${styles.grid} ${isSelecting ? rowStyles.selecting : ''}`}
            style={{ width, height: vertical.totalSize }}
            onKeyDown={commands.onKeyDown}
            {...mouseOf(rows, commands)}
          >
            <GridHeader {...shown} picked={isSelecting && (selection.isAll ? 'all' : 'some')} />
            {vertical.items.map(({ index, start, size }) => {
              const row = rows[index];
              return row && renderRow(row, index, start, size);
            })}
          </div>
        )}
        <EditedCell
          rows={rows}
          languages={languages}
          reference={reference}
          cursor={cursor}
          layout={layout}
          scroller={scroller}
          onLeave={commands.onLeave}
        />
      </div>
      <FullText scroller={scroller} />
      {isSelecting && <SelectionBar keys={selection.keys} review={review} onEnd={selection.end} />}
    </div>
  );
}

const useRows = (
  keys: readonly KeySummary[],
  { groups }: Structure,
  collapsed: ReadonlySet<number>,
): GridRow[] => useMemo(() => gridRows(keys, groups, collapsed), [keys, groups, collapsed]);

function useFocusRow({ setFocus }: Cursor): (rowId: GridRow['id']) => void {
  return useCallback((rowId) => setFocus({ rowId, column: 0 }), [setFocus]);
}

interface EditedCellProps {
  rows: readonly GridRow[];
  /** Starting with column 1. */
  languages: readonly LanguageView[];
  /** The pinned column. */
  reference: LanguageView | null;
  cursor: Cursor;
  layout: GridLayout;
  scroller: RefObject<HTMLElement | null>;
  onLeave: (where: Leave) => void;
}

/** The floating editor over the edited cell. */
function EditedCell({ rows, languages, reference, cursor, layout, scroller, onLeave }: EditedCellProps) {
  const tools = useEditor();
  const { editing, editedRow } = cursor;
  const row = rows[editedRow];
  const language = editing ? languages[editing.column - 1] : undefined;
  if (row?.kind !== 'key' || !language || !editing) return null;
  const { left, top, width, pinned } = placeOf(editing.column);
  const beside = { viewport: layout.viewport.width, pinned };
  const isCovering = coversPinned(beside);
  return (
    <FloatingEditor
      key={`${row.id} ${language.id}`}
      row={row.key}
      language={language}
      opening={editing}
      anchor={{ left, top, width: editorWidth(width, beside) }}
      scroller={scroller}
      covered={{ top: HEADER_HEIGHT, left: isCovering ? 0 : pinned }}
      showsSource={(reference === null || isCovering) && language.id !== tools.reference?.id}
      onLeave={onLeave}
      onBlur={cursor.blur}
    />
  );

  function placeOf(column: number): Place {
    const { vertical, horizontal, widths } = layout;
    const top = vertical.startOf(editedRow);
    const isPinned = reference !== null && column === 1;
    if (isPinned) return { left: 0, top, width: widths.reference, pinned: widths.key };
    return {
      left: horizontal.startOf(column - (reference ? 2 : 1)),
      top,
      width: widths.other,
      pinned: widths.key + (reference ? widths.reference : 0),
    };
  }
}

/** A cell in the scrolled content, and the width of the pinned columns. */
interface Place {
  left: number;
  top: number;
  width: number;
  pinned: number;
}
