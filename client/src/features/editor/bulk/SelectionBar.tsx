import { CheckOutlined, CloseOutlined, DeleteOutlined, SwapOutlined, TagsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { BulkProgressLine } from '../../../project/bulk/BulkProgressLine.js';
import { mayDeleteKeys } from '../../../project/rights.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { Menu } from '../../../ui/Menu.js';
import { useEditor } from '../editor-context.js';
import { useEditorView } from '../editor-view.js';
import type { KeysAction } from '../editor-view.js';
import styles from './Bulk.module.css';
import type { BulkReview } from './use-bulk-review.js';

interface SelectionBarProps {
  keys: readonly KeySummary[];
  review: BulkReview;
  onEnd: () => void;
}

/** What may be done with the rows selected. */
export function SelectionBar({ keys, review, onEnd }: SelectionBarProps) {
  const text = useText();
  const { progress, isRunning, counts, start, stop } = review;
  const label = text('editor.rows_selected', { count: keys.length });
  useEffect(() => announce(label), [label]);
  if (isRunning && progress)
    return (
      <div className={`${styles.bar} ${styles.running}`}>
        <BulkProgressLine progress={progress} onStop={stop} />
      </div>
    );
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span className="num">{label}</span>
      <ReviewButton status="invalidated" count={counts.invalidated} onClick={() => start('invalidated')} />
      <ReviewButton status="validated" count={counts.validated} onClick={() => start('validated')} />
      <KeyButtons keys={keys} onEnd={onEnd} />
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

/** What changes the keys themselves. */
function KeyButtons({ keys, onEnd }: Pick<SelectionBarProps, 'keys' | 'onEnd'>) {
  const text = useText();
  const { can } = useEditor();
  const { structure, onChangeKeys } = useEditorView();
  const ask = (action: KeysAction) => (): void => onChangeKeys(action, keys, onEnd);
  const hasTags = keys.some(({ tags }) => tags.length > 0);
  return (
    <>
      {can('canWriteKey') && (
        <>
          <Button size="small" icon={<SwapOutlined aria-hidden />} onClick={ask('move')}>
            {text('bulk.move')}
          </Button>
          <Menu
            menu={{
              items: [
                { key: 'tag', label: text('bulk.add_tags'), onClick: ask('tag') },
                { key: 'untag', label: text('bulk.remove_tags'), disabled: !hasTags, onClick: ask('untag') },
              ],
            }}
          >
            <Button size="small" icon={<TagsOutlined aria-hidden />}>
              {text('context.tags')}
            </Button>
          </Menu>
        </>
      )}
      {mayDeleteKeys({ can }, structure) && (
        <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={ask('delete')}>
          {text('bulk.delete')}
        </Button>
      )}
    </>
  );
}

interface ReviewButtonProps {
  status: 'validated' | 'invalidated';
  count: number;
  onClick: () => void;
}

function ReviewButton({ status, count, onClick }: ReviewButtonProps) {
  const text = useText();
  const isValid = status === 'validated';
  return (
    <Button
      size="small"
      disabled={count === 0}
      icon={
        isValid ? (
          <CheckOutlined aria-hidden style={{ color: 'var(--ok)' }} />
        ) : (
          <CloseOutlined aria-hidden style={{ color: 'var(--invalid)' }} />
        )
      }
      onClick={onClick}
    >
      {text(isValid ? 'editor.validate_count' : 'editor.invalidate_count', { count })}
    </Button>
  );
}
