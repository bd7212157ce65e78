import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { BulkProgressLine } from './BulkProgressLine.js';
import styles from './Bulk.module.css';
import type { BulkReview } from './use-bulk-review.js';
import { MOST_AT_ONCE } from './use-bulk-review.js';

interface SelectionBarProps {
  rows: number;
  review: BulkReview;
  onEnd: () => void;
}

/** What may be done with the rows selected. */
export function SelectionBar({ rows, review, onEnd }: SelectionBarProps) {
  const text = useText();
  const { progress, isRunning, refs, start, stop } = review;
  const label = text('editor.rows_selected', { count: rows });
  useEffect(() => announce(label), [label]);
  if (isRunning && progress)
    return (
      <div className={`${styles.bar} ${styles.running}`}>
        <BulkProgressLine progress={progress} onStop={stop} />
      </div>
    );
  const isTooMuch = refs.validated.length > MOST_AT_ONCE || refs.invalidated.length > MOST_AT_ONCE;
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span className="num">{label}</span>
      {isTooMuch ? (
        <span className={styles.note}>{text('editor.too_many_selected', { max: MOST_AT_ONCE })}</span>
      ) : (
        <>
          <ReviewButton status="invalidated" refs={refs.invalidated} onClick={() => start('invalidated')} />
          <ReviewButton status="validated" refs={refs.validated} onClick={() => start('validated')} />
        </>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={text('editor.unselect')}
        title={text('editor.unselect')}
        onClick={onEnd}
      />
    </div>
  );
}

interface ReviewButtonProps {
  status: 'validated' | 'invalidated';
  refs: readonly CellRef[];
  onClick: () => void;
}

function ReviewButton({ status, refs, onClick }: ReviewButtonProps) {
  const text = useText();
  const isValid = status === 'validated';
  return (
    <Button
      size="small"
      disabled={refs.length === 0}
      icon={
        isValid ? (
          <CheckOutlined aria-hidden style={{ color: 'var(--ok)' }} />
        ) : (
          <CloseOutlined aria-hidden style={{ color: 'var(--invalid)' }} />
        )
      }
      onClick={onClick}
    >
      {text(isValid ? 'editor.validate_count' : 'editor.invalidate_count', { count: refs.length })}
    </Button>
  );
}
