import { Fragment, memo, useState } from 'react';
import type { CSSProperties } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { directionOf, langOf } from '../../../lib/text/language.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import { useFormText } from '../../../project/ui/use-form-text.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { conflictText } from '../../../project/saving/conflict-text.js';
import type { CellFinding } from '../../../project/findings/cell-findings.js';
import { useCellFindings } from '../../../project/checks/use-cell-findings.js';
import { CellMark } from '../findings/CellMark.js';
import { cellLabel, editingText, troubleText } from '../cell/cell-text.js';
import { mayEdit, mayReview } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';
import type { EditorTools } from '../view/editor-context.js';
import { useMark } from '../../../project/live/use-mark.js';
import { CellPresence } from '../live/lazy-parts.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { FormGlyph } from '../status/FormGlyph.js';
import { ReviewButtons } from '../status/ReviewButtons.js';
import { isStaleForm } from '../../../project/store/stale-values.js';
import { CellStale } from '../stale/CellStale.js';
import { useCells } from '../../../project/store/use-cells.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import styles from './ValueCell.module.css';

interface ValueCellProps {
  row: KeySummary;
  language: LanguageView;
  /** The texts in the base language, form by form. */
  sources: readonly PlacedCell[];
  /** The column number from 1; the key has column 1. */
  column: number;
  isReference: boolean;
  isFocused: boolean;
  isOneLine: boolean;
  /** Set if the row is selected and actions on the selection change this value. */
  isActedOn: true | undefined;
  style: CSSProperties;
}

/** The value of a key in a language: one text, or one per form. Renders only if one of them changes. */
export const ValueCell = memo(function ValueCell(props: ValueCellProps) {
  const { row, language, sources, column, isReference, isFocused, isOneLine, isActedOn, style } = props;
  const tools = useEditor();
  const text = useText();
  const cells = useCells(tools.project.cells, row, language.id);
  const formText = useFormText(
    language,
    tools.project.cells.pluralMode,
    cells.map(({ ref }) => ref.quantity),
  );
  const [isHovered, setHovered] = useState(false);
  const may = rightsIn(tools, row, language);
  const findings = useCellFindings(row, language, cells, sources);
  const stale = cells.map((placed) => isStaleForm(placed, sources));
  const mark = useMark(tools.project, row.id, language.id);
  const trouble = troubleText(findings.flat(), stale.includes(true), text);
  const isEmpty = cells.every(({ cell }) => cell.text === '');
  const isReviewable = (isHovered || isFocused) && may.review && cells.some(needsReview);
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-label={cellLabel(cells, [trouble, editingText(mark, text)], text, formText)}
      tabIndex={isFocused ? 0 : -1}
      // The glyphs are at the start of the text.
      dir={directionOf(language)}
      data-column={column - 1}
      className={classesOf({
        cells,
        isReference,
        isOneLine,
        isPlural: row.isPlural,
        isWritable: may.edit,
        isReviewable,
      })}
      style={style}
      aria-selected={isActedOn}
      data-empty={isEmpty || undefined}
      data-pending={cells.some(({ cell }) => cell.unsaved !== null) || undefined}
      title={troubleOf(cells) ?? undefined}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      {cells.map((placed, at) => (
        <Fragment key={placed.ref.quantity ?? 'one'}>
          <Line
            placed={placed}
            row={row}
            language={language}
            findings={findings[at] ?? []}
            isStale={stale[at] ?? false}
            formText={formText}
          />{' '}
        </Fragment>
      ))}
      {mark && <CellPresence mark={mark} isFocused={isFocused} />}
      {isReviewable && (
        <span className={styles.review} data-review>
          <ReviewButtons row={row} language={language} isInCell />
        </span>
      )}
    </div>
  );

  function troubleOf(all: readonly PlacedCell[]): string | null {
    for (const { cell } of all) {
      if (cell.unsaved?.name === 'failed') return text(cell.unsaved.message);
      if (cell.unsaved?.name === 'conflict') return conflictText(cell.unsaved.theirs, text);
      if (cell.refusedFor > 0) return text('finding.blocked', { count: cell.refusedFor });
      if (cell.isRestored) return text('editor.restored');
    }
    return trouble;
  }
});

/** The values of a deleted key cannot be changed. */
const rightsIn = (tools: EditorTools, { isDeleted }: KeySummary, language: LanguageView) => ({
  edit: !isDeleted && mayEdit(tools, language),
  review: !isDeleted && mayReview(tools, language),
});

const needsReview = ({ cell }: PlacedCell): boolean => cell.text !== '' && cell.status !== 'validated';

interface Look {
  cells: readonly PlacedCell[];
  isReference: boolean;
  isOneLine: boolean;
  isPlural: boolean;
  isWritable: boolean;
  /** Whether the review buttons are shown. */
  isReviewable: boolean;
}

const isFailed = ({ cell: { unsaved, refusedFor } }: PlacedCell): boolean =>
  refusedFor > 0 || unsaved?.name === 'failed' || unsaved?.name === 'conflict';

function classesOf({ cells, ...look }: Look): string {
  return [
    styles.cell,
    look.isPlural ? styles.plural : look.isOneLine && styles.oneLine,
    look.isReference && styles.reference,
    look.isWritable && styles.writable,
    look.isReviewable && styles.reviewable,
    cells.some(({ cell }) => cell.unsaved?.name === 'pending') && styles.pending,
    cells.some(({ cell }) => cell.isRestored) && styles.restored,
    cells.some(isFailed) && styles.failed,
  ]
    .filter(Boolean)
    .join(' ');
}

interface LineProps {
  placed: PlacedCell;
  findings: readonly CellFinding[];
  isStale: boolean;
  row: KeySummary;
  language: LanguageView;
  formText: FormText;
}

function Line({ placed: { ref, cell }, findings, isStale, row, language, formText }: LineProps) {
  const { query, project } = useEditor();
  const text = useText();
  const status = shownStatus(cell.text, cell.status);
  const hasExamples = project.cells.pluralMode === 'cldr';
  return (
    <div className={styles.line} data-quantity={ref.quantity}>
      {isStale && <CellStale />}
      {ref.quantity === null ? (
        <StatusGlyph status={status} />
      ) : (
        <FormGlyph
          cellRef={ref}
          row={row}
          language={language}
          status={status}
          form={formText.name(ref.quantity)}
        />
      )}
      {ref.quantity !== null && (
        // The space separates the parts for screen readers.
        <>
          <span className={styles.quantity}>{ref.quantity}</span>{' '}
          {hasExamples && (
            <span aria-hidden className={styles.examples}>
              {formText.short(ref.quantity)}
            </span>
          )}
        </>
      )}
      {cell.text === '' ? (
        <span className={styles.empty}>{text('editor.status_empty')}</span>
      ) : (
        <span data-text className={styles.text} {...langOf(language)}>
          <PlaceholderText text={cell.text} hits={hitsIn(cell.text, query)} />
        </span>
      )}
      <CellMark findings={findings} />
    </div>
  );
}
