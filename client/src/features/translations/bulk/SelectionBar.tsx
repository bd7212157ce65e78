import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import type { PlaceRef } from '../store/places.js';
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
          <JudgeButton status="invalidated" refs={refs.invalidated} onClick={() => start('invalidated')} />
          <JudgeButton status="validated" refs={refs.validated} onClick={() => start('validated')} />
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

interface JudgeButtonProps {
  status: 'validated' | 'invalidated';
  refs: readonly PlaceRef[];
  onClick: () => void;
}

function JudgeButton({ status, refs, onClick }: JudgeButtonProps) {
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
