import { CloseOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { TabPanel, Tabs } from '../../../ui/Tabs.js';
import styles from './RepositoryReview.module.css';
import { focusFirst, PARTS, useReviewKeys } from './use-review-keys.js';
import type { ReviewPart } from './use-review-keys.js';

interface ReviewPanesProps {
  /** The document or file of which the texts are shown; null: all. */
  of: string | null;
  isSending: boolean;
  /** What is shown first, where there are tabs. */
  first: ReviewPart;
  onSelect: (of: string | null) => void;
  /** @param onSelect shows the texts of a document or a file */
  documents: (onSelect: (of: string) => void) => ReactNode;
  texts: ReactNode;
}

const TITLES: Record<ReviewPart, MessageId> = { documents: 'files.documents', texts: 'panel.texts' };

/** Documents beside their texts; where both have no room, as tabs. */
export function ReviewPanes({ of, isSending, first, onSelect, documents, texts }: ReviewPanesProps) {
  const text = useText();
  const id = useId();
  const isWide = useAtLeast('lg');
  const [part, setPart] = useState<ReviewPart>(first);
  const onAll = useCallback(() => onSelect(null), [onSelect]);
  useReviewKeys({ onPart: setPart, onAll });
  useEffect(() => {
    if (document.activeElement === document.body) focusFirst('texts');
  }, []);
  const select = (selected: string): void => {
    if (isWide) return onSelect(of === selected ? null : selected);
    flushSync(() => {
      onSelect(selected);
      setPart('texts');
    });
    focusFirst('texts');
    return undefined;
  };
  if (isWide)
    return (
      <div className={styles.panes} inert={isSending}>
        {documents(select)}
        {texts}
      </div>
    );
  return (
    <div className={styles.stacked} inert={isSending}>
      <Tabs
        id={id}
        tabs={PARTS.map((one) => ({ id: one, label: text(TITLES[one]) }))}
        active={part}
        onChange={setPart}
        label={text('again.title')}
        size="large"
        className={styles.tabs}
      />
      <TabPanel id={id} active={part}>
        {part === 'documents' ? (
          documents(select)
        ) : (
          <>
            {of !== null && (
              <button
                type="button"
                className={styles.only}
                aria-label={`${of}, ${text('app.all')}`}
                onClick={onAll}
              >
                <span translate="no" dir="ltr">
                  {of}
                </span>
                <CloseOutlined aria-hidden />
              </button>
            )}
            {texts}
          </>
        )}
      </TabPanel>
    </div>
  );
}
