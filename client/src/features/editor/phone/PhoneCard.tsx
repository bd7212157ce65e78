import { memo } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import { useEditor } from '../view/editor-context.js';
import { CardPresence } from '../live/CardPresence.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import { shownStatus, worstStatus } from '../../../project/store/shown-status.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { LanguagePair } from '../view/pair.js';
import styles from './PhoneEditor.module.css';
import { CARD_FORMS } from '../rows/row-heights.js';
import type { CardLines } from '../rows/row-heights.js';
import { CardMark } from '../findings/CardMark.js';
import { CardStale } from '../stale/CardStale.js';
import { STATUS_LABEL } from '../status/StatusBadge.js';
import { useCells } from '../../../project/store/use-cells.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';

interface PhoneCardProps {
  row: KeySummary;
  top: number;
  lines: CardLines;
  pair: LanguagePair;
  onOpen: (keyId: number) => void;
}

/** A key with its name, its source text and its target text. */
export const PhoneCard = memo(function PhoneCard({ row, top, lines, pair, onOpen }: PhoneCardProps) {
  const { project, query } = useEditor();
  const sources = useCells(project.cells, row, pair.source?.id ?? 0);
  const targets = useCells(project.cells, row, pair.target?.id ?? 0);
  const source = sources.at(-1)?.cell.text ?? '';
  const isFailed = targets.some(
    ({ cell }) => cell.refusedFor > 0 || (cell.unsaved !== null && cell.unsaved.name !== 'pending'),
  );
  return (
    <button
      type="button"
      className={`${styles.card} ${isFailed ? styles.failed : ''}`}
      style={{ top, height: lines.height }}
      onClick={() => onOpen(row.id)}
    >
      <Name row={row} />
      <span
        className={styles.source}
        style={{ WebkitLineClamp: lines.source }}
        {...(pair.source && langOf(pair.source))}
      >
        <PlaceholderText text={source} hits={hitsIn(source, query)} />
      </span>
      <Target row={row} lines={lines} language={pair.target} cells={targets} />
      {pair.target && <CardPresence row={row} language={pair.target} />}
    </button>
  );
});

function Name({ row: { name, isObsolete } }: Pick<PhoneCardProps, 'row'>) {
  const text = useText();
  return (
    <span className={`mono ${styles.key}`} translate="no">
      {isObsolete ? <s aria-label={text('a11y.obsolete_key', { key: name })}>{name}</s> : name}
    </span>
  );
}

interface TargetProps {
  row: KeySummary;
  lines: CardLines;
  language: LanguageView | null;
  cells: readonly PlacedCell[];
}

function Target({ row, lines, language, cells }: TargetProps) {
  const text = useText();
  const { query, project } = useEditor();
  const shown = project.cells.pluralMode === 'cldr' ? firstForms(cells) : cells;
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  return (
    <span className={styles.target}>
      {language && <CardStale row={row} language={language} />}
      {language && <CardMark row={row} language={language} />}
      <StatusGlyph status={status} label={text(STATUS_LABEL[status])} />
      <span
        className={row.isPlural ? styles.forms : styles.text}
        style={row.isPlural ? {} : { WebkitLineClamp: lines.target }}
        {...(language && langOf(language))}
      >
        {shown.map(({ ref, cell }) => (
          <span key={ref.quantity ?? 'one'} className={ref.quantity === null ? undefined : styles.formLine}>
            {ref.quantity !== null && <small>{ref.quantity}</small>}
            {cell.text === '' ? (
              <span className={styles.none}>{text('editor.status_empty')}</span>
            ) : (
              <span className={styles.value}>
                <PlaceholderText text={cell.text} hits={hitsIn(cell.text, query)} />
              </span>
            )}
          </span>
        ))}
        {shown.length < cells.length && (
          <span className={styles.none}>
            {text('plural.more_forms', { count: cells.length - shown.length })}
          </span>
        )}
      </span>
    </span>
  );
}

/** The forms with a text, as many as fit; the first form if none has a text. */
function firstForms(cells: readonly PlacedCell[]): readonly PlacedCell[] {
  const filled = cells.filter(({ cell }) => cell.text !== '').slice(0, CARD_FORMS);
  return filled.length > 0 ? filled : cells.slice(0, 1);
}
