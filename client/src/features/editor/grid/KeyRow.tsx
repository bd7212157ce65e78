import { memo } from 'react';
import type { CSSProperties } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import type { Widths } from '../view/columns.js';
import { useEditor } from '../view/editor-context.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { GoneNote } from './GoneNote.js';
import styles from './Row.module.css';
import { COMPACT_HEIGHT, ONE_LINE_HEIGHT } from '../rows/row-heights.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { useStructure } from '../../../project/project-context.js';
import { useCells } from '../../../project/store/use-cells.js';
import { ValueCell } from './ValueCell.js';

/** A visible language column. */
export interface ShownColumn {
  language: LanguageView;
  /** The column number; the key has column 0. */
  column: number;
  left: number;
}

interface KeyRowProps {
  row: KeySummary;
  id: string;
  /** The row number from 0, without the header. */
  index: number;
  top: number;
  height: number;
  width: number;
  widths: Widths;
  reference: LanguageView | null;
  columns: readonly ShownColumn[];
  focusedColumn: number | null;
  isOpen: boolean;
  /** The languages that actions on the selection apply to; null if the row is not selected. */
  actedOn: ReadonlySet<number> | null;
  onOpenPanel: (keyId: number) => void;
}

/** The row of a key. */
export const KeyRow = memo(function KeyRow(props: KeyRowProps) {
  const { row, id, index, top, height, width, widths, reference, columns, focusedColumn, isOpen, actedOn } =
    props;
  const isSelected = actedOn !== null;
  const { project } = useEditor();
  const source = baseLanguageOf(useStructure(project));
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
      isActedOn={actedOn?.has(language.id) || undefined}
      style={style}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen || isSelected}
      data-row={id}
      className={classesOf(props)}
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

const classesOf = ({ row, isOpen, actedOn }: KeyRowProps): string =>
  [styles.row, actedOn ? styles.picked : isOpen ? styles.open : '', row.isDeleted ? styles.gone : ''].join(
    ' ',
  );

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
        // The grid handles the clicks: Shift extends the selection.
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
