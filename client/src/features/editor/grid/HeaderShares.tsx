import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { countStale } from '../../../project/search/table-filters.js';
import type { ProgressCounts } from '../../../project/ui/ProgressBar.js';
import { Tooltip } from '../../../ui/Tooltip.js';
import { useEditor } from '../editor-context.js';
import { useEditorView } from '../editor-view.js';
import styles from './HeaderShares.module.css';

/** Rounded down: shows 100 % only once the last value counts. */
const shareOf = (part: number, total: number): number =>
  total === 0 ? 0 : Math.floor((part / total) * 100) / 100;

/** How much of a language is translated and validated; without the words where the column is narrow. */
export function HeaderShares({ counts, languageId }: { counts: ProgressCounts; languageId: number }) {
  const text = useText();
  const stale = useStaleCount(languageId);
  const total = counts.empty + counts.modified + counts.validated + counts.invalidated;
  const translated = total - counts.empty;
  const shares = { translated: shareOf(translated, total), validated: shareOf(counts.validated, total) };
  // The bar below says the counts to assistive technology.
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

/** How many values of a language are stale, over the whole project. */
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
