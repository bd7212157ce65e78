import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { countStale } from '../../../project/search/table-filters.js';
import type { ProgressCounts } from '../../../project/ui/ProgressBar.js';
import { Tooltip } from '../../../ui/popups/Tooltip.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './HeaderShares.module.css';

/** Rounded down: 100 % is shown only if every value counts. */
const shareOf = (part: number, total: number): number =>
  total === 0 ? 0 : Math.floor((part / total) * 100) / 100;

/** The shares of translated and validated values, without labels in a narrow column. */
export function HeaderShares({ counts, languageId }: { counts: ProgressCounts; languageId: number }) {
  const text = useText();
  const stale = useStaleCount(languageId);
  const total = counts.empty + counts.modified + counts.validated + counts.invalidated;
  const translated = total - counts.empty;
  const shares = { translated: shareOf(translated, total), validated: shareOf(counts.validated, total) };
  // Hidden from assistive technology: the bar below states the counts.
  return (
    <Tooltip
      title={[
        text('editor.shares_help', { translated, validated: counts.validated, total }),
        ...(stale > 0 ? [text('stale.count', { count: stale })] : []),
      ].join(' ')}
    >
      <span aria-hidden className={`num ${styles.shares}`}>
        <span className={styles.labelled}>{text('editor.shares', shares)}</span>
        <span className={styles.bare}>{text('editor.shares_bare', shares)}</span>
      </span>
    </Tooltip>
  );
}

/** The number of stale values of a language in the whole project. */
function useStaleCount(languageId: number): number {
  const { cells } = useEditor().project;
  const { structure } = useEditorView();
  const now = useDeferredValue(useAtomValue(cells.revision, { store: cells.store }));
  const { count } = useMemo(
    () => ({ count: countStale(cells, [...structure.keys.values()], [languageId]), now }),
    [cells, structure, languageId, now],
  );
  return count;
}
