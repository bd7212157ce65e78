import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime } from '../../lib/text/relative-time.js';
import { useProjectContext } from '../../project/project-context.js';
import type { ValueSectionProps } from '../../project/section-props.js';
import { shownStatus, worstStatus } from '../../project/store/shown-status.js';
import { useCells } from '../../project/store/use-cells.js';
import styles from './Activity.module.css';

interface ValuePastProps extends ValueSectionProps {
  /** Shows the history of the key in this language. */
  onHistory: () => void;
}

/** The date of the last change of a key in a language, with a link to its history. */
export function ValuePast({ row, language, onHistory }: ValuePastProps) {
  const text = useText();
  const { dictionary } = useLocale();
  const cells = useCells(useProjectContext().project.cells, row, language.id);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const changedAt = cells
    .map(({ cell }) => cell.saved?.updatedAt ?? '')
    .reduce((a, b) => (a > b ? a : b), '');
  return (
    <div className={styles.past}>
      {changedAt !== '' && status !== 'empty' && (
        <p className={styles.date}>
          {text('editor.changed_on', { date: absoluteTime(changedAt, dictionary.locale) })}
        </p>
      )}
      <Button
        type="link"
        size="small"
        className={styles.toggle ?? ''}
        icon={<HistoryOutlined aria-hidden />}
        onClick={onHistory}
      >
        {text('activity.history')}
      </Button>
    </div>
  );
}
