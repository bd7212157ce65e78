import { Checkbox } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import styles from './ImportFindingList.module.css';

interface LeaveFailingProps {
  /** Number of texts with errors. */
  count: number;
  isLeaving: boolean;
  onChange: (isLeaving: boolean) => void;
}

/** The option to leave out texts with errors; absent if there are none. */
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
