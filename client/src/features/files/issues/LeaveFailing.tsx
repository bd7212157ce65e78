import { Checkbox } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import styles from './ImportIssueList.module.css';

interface LeaveFailingProps {
  /** Texts with errors. */
  count: number;
  isLeaving: boolean;
  onChange: (isLeaving: boolean) => void;
}

/** Leaves the texts with errors out of an import; nothing if there are none. */
export function LeaveFailing({ count, isLeaving, onChange }: LeaveFailingProps) {
  const text = useText();
  if (count === 0) return null;
  return (
    <div className={styles.option}>
      <Checkbox checked={isLeaving} onChange={({ target }) => onChange(target.checked)}>
        {text('imports.leave_failing', { count })}
      </Checkbox>
    </div>
  );
}
