import { Button, Progress } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import type { BulkProgress } from './in-bulk.js';
import styles from './Bulk.module.css';

/** How far it is, and Stop. */
export function BulkProgressLine({ progress, onStop }: { progress: BulkProgress; onStop: () => void }) {
  const text = useText();
  const { done, total } = progress;
  const label = text('bulk.progress', { done, total });
  return (
    <div className={styles.progress}>
      <Progress
        percent={total === 0 ? 100 : Math.floor((done / total) * 100)}
        showInfo={false}
        size="small"
        aria-label={label}
      />
      <span className="num" role="status">
        {label}
      </span>
      <Button size="small" onClick={onStop}>
        {text('bulk.stop')}
      </Button>
    </div>
  );
}
