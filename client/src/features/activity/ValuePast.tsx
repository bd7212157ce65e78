import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime } from '../../lib/text/relative-time.js';
import { useProjectContext } from '../../project/project-context.js';
import type { ValueSectionProps } from '../../project/section-props.js';
import { shownStatus, worstStatus } from '../../project/store/shown-status.js';
import { useCells } from '../../project/store/use-cells.js';
import styles from './Activity.module.css';
import { ValueHistory } from './ValueHistory.js';

/** When a key was last changed in a language, and its history. */
export function ValuePast({ row, language }: ValueSectionProps) {
  const text = useText();
  const { dictionary } = useLocale();
  const cells = useCells(useProjectContext().project.cells, row, language.id);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const changedAt = cells.map(({ cell }) => cell.saved?.updatedAt ?? '').reduce((a, b) => (a > b ? a : b));
  return (
    <div className={styles.past}>
      {changedAt !== '' && status !== 'empty' && (
        <p className={styles.date}>
          {text('editor.changed_on', { date: absoluteTime(changedAt, dictionary.locale) })}
        </p>
      )}
      <ValueHistory row={row} language={language} />
    </div>
  );
}
