import { memo } from 'react';
import type { CSSProperties } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import type { Widths } from '../columns.js';
import { useEditor } from '../editor-context.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { GoneNote } from './GoneNote.js';
import styles from './Row.module.css';
import { COMPACT_HEIGHT, ONE_LINE_HEIGHT } from './row-heights.js';
import { sourceLanguageOf } from '../../../project/issues/source-language.js';
import { useStructure } from '../../../project/project-context.js';
import { useCells } from '../../../project/store/use-cells.js';
import { ValueCell } from './ValueCell.js';

/** A language column in view. */
export interface ShownColumn {
  language: LanguageView;
  /** From 0: the key's column is 0. */
  column: number;
  left: number;
}

interface KeyRowProps {
  row: KeySummary;
  id: string;
  /** From 0, of the rows of the grid; the header is before them. */
  index: number;
  top: number;
  height: number;
  width: number;
  widths: Widths;
  reference: LanguageView | null;
  columns: readonly ShownColumn[];
  focusedColumn: number | null;
  isOpen: boolean;
  isSelected: boolean;
  onOpenPanel: (keyId: number) => void;
}

/** A key and its values. */
export const KeyRow = memo(function KeyRow(props: KeyRowProps) {
  const {
    row,
    id,
    index,
    top,
    height,
    width,
    widths,
    reference,
    columns,
    focusedColumn,
    isOpen,
    isSelected,
  } = props;
  const { project } = useEditor();
  const source = sourceLanguageOf(useStructure(project));
  const sources = useCells(project.cells, row, source?.id ?? 0);
  const isOneLine = height === ONE_LINE_HEIGHT || height === COMPACT_HEIGHT;
  const cell = (language: LanguageView, column: number, style: CSSProperties) => (
    <ValueCell
      key={language.id}
      row={row}
      language={language}
      sources={sources}
      column={column + 1}
      isReference={language.id === reference?.id}
      isFocused={focusedColumn === column}
      isOneLine={isOneLine}
      style={style}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen || isSelected}
      data-row={id}
      className={`${styles.row} ${isOpen || isSelected ? styles.selected : ''} ${row.isDeleted ? styles.gone : ''}`}
      style={{ top, height, width }}
    >
      <KeyCell
        row={row}
        width={widths.key}
        isFocused={focusedColumn === 0}
        isSelected={isSelected}
        onOpenPanel={props.onOpenPanel}
      />
      {reference &&
        cell(reference, 1, { position: 'sticky', left: widths.key, width: widths.reference, zIndex: 2 })}
      {columns.map(({ language, column, left }) =>
        cell(language, column, { position: 'absolute', left, width: widths.other }),
      )}
    </div>
  );
});

interface KeyCellProps {
  row: KeySummary;
  width: number;
  isFocused: boolean;
  isSelected: boolean;
  onOpenPanel: (keyId: number) => void;
}

function KeyCell({ row, width, isFocused, isSelected, onOpenPanel }: KeyCellProps) {
  const text = useText();
  const { query, can } = useEditor();
  const label = row.isObsolete ? text('a11y.obsolete_key', { key: row.name }) : row.name;
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={label}
      tabIndex={isFocused ? 0 : -1}
      data-column={0}
      className={styles.key}
      style={{ width }}
    >
      {can('canWriteStatus') && !row.isDeleted && (
        // The grid hears its clicks: Shift extends the selection.
        <span className={styles.pick} data-pick>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={text('editor.select_row', { name: row.name })}
            checked={isSelected}
            readOnly
          />
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={`mono ${styles.name} ${row.isObsolete ? styles.obsolete : ''}`}
        translate="no"
        title={label}
        aria-label={text('editor.open_panel', { name: row.name })}
        onClick={() => onOpenPanel(row.id)}
      >
        <PlaceholderText text={row.name} hits={hitsIn(row.name, query)} />
      </button>
      {row.isDeleted && <GoneNote row={row} />}
      {row.isPlural && <span className={styles.tag}>{text('editor.plural')}</span>}
    </div>
  );
}
