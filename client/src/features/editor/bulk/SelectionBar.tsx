import { CheckOutlined, CloseOutlined, DeleteOutlined, SwapOutlined, TagsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { BulkProgressLine } from '../../../project/bulk/BulkProgressLine.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import type { KeysAction } from '../../../project/open-dialog.js';
import { mayDeleteKeys } from '../../../project/rights.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { Menu } from '../../../ui/popups/Menu.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './Bulk.module.css';
import { ReviewQuestion } from './ReviewQuestion.js';
import { ScopeMenu, useScopeText } from './ScopeMenu.js';
import type { BulkReview, ReviewStatus } from './use-bulk-review.js';

interface SelectionBarProps {
  keys: readonly KeySummary[];
  review: BulkReview;
  onEnd: () => void;
}

/** The actions on the selected rows. */
export function SelectionBar({ keys, review, onEnd }: SelectionBarProps) {
  const text = useText();
  const { progress, isRunning, counts, scope, ask, stop } = review;
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
      <div className={styles.actions}>
        <span className="num">{label}</span>
        {scope.offered.length > 1 && <ScopeMenu scope={scope} />}
        <ReviewButton status="invalidated" count={counts.invalidated} review={review} onClick={ask} />
        <ReviewButton status="validated" count={counts.validated} review={review} onClick={ask} />
        <KeyButtons keys={keys} onEnd={onEnd} />
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={text('editor.unselect')}
        title={text('editor.unselect')}
        onClick={onEnd}
      />
      <ReviewQuestion review={review} />
    </div>
  );
}

/** The actions on the keys themselves. */
function KeyButtons({ keys, onEnd }: Pick<SelectionBarProps, 'keys' | 'onEnd'>) {
  const text = useText();
  const { can } = useEditor();
  const { structure, onView } = useEditorView();
  const openDialog = useOpenDialog();
  const ask = (action: KeysAction) => (): void => {
    const onDone = (): void => {
      // The open key may be one of the deleted ones.
      if (action === 'delete') onView({ keyId: null });
      onEnd();
    };
    openDialog('selected-keys', { action, keyIds: keys.map(({ id }) => id), onDone });
  };
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
  status: ReviewStatus;
  count: number;
  review: BulkReview;
  onClick: (status: ReviewStatus) => void;
}

function ReviewButton({ status, count, review, onClick }: ReviewButtonProps) {
  const text = useText();
  const languages = useScopeText(review.scope);
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
      onClick={() => onClick(status)}
    >
      {text(isValid ? 'editor.validate_count' : 'editor.invalidate_count', { count, languages })}
    </Button>
  );
}
