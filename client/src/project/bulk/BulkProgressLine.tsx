import { Button, Progress } from 'antd';

import { useText } from '../../i18n/use-text.js';
import styles from './BulkProgressLine.module.css';

interface BulkProgressLineProps {
  progress: { done: number; total: number };
  onStop: () => void;
}

/** The progress of a bulk change, with a button to stop it. */
export function BulkProgressLine({ progress: { done, total }, onStop }: BulkProgressLineProps) {
  const text = useText();
  const label = text('bulk.progress', { done, total });
  return (
    <span className={styles.progress}>
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
    </span>
  );
}
