import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import type { ActivityItem } from '#core/api/activity.js';
import type { ChangeSetView } from '#core/api/change-sets.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime, timeInDay } from '../../lib/text/relative-time.js';
import styles from './Activity.module.css';
import { actorOf } from '../../lib/text/actor-of.js';
import { countsOf, deedOfSet } from './change-set-text.js';

interface ChangeSetEntryProps {
  /** The change that represents the set. */
  item: ActivityItem;
  changeSet: ChangeSetView;
  /** The changes of the set, shown on request. */
  children: React.ReactNode;
  onUndo: () => void;
}

/** A change set: who made it, what it did, the number of changes, and a button to revert it. */
export function ChangeSetEntry({ item, changeSet, children, onUndo }: ChangeSetEntryProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const [isOpen, setOpen] = useState(false);
  const { id, values } = deedOfSet(item, changeSet);
  const date = absoluteTime(item.at, locale);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <b>{actorOf(item, text)}</b> <span>{text(id, values)}</span>
        <time className={styles.time} dateTime={item.at} title={date}>
          {timeInDay(item.at, locale, text)}
        </time>
      </div>
      <div className={`${styles.row} ${styles.set}`}>
        <span className={styles.date}>{countsOf(changeSet, text)}</span>
        <Button
          type="link"
          size="small"
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'activity.set_hide' : 'activity.set_show')}
        </Button>
        {changeSet.revertedBy !== null && <span className={styles.date}>{text('activity.set_undone')}</span>}
        {changeSet.isRevertible && (
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined aria-hidden />}
            aria-label={text('activity.set_undo_of', { date })}
            onClick={onUndo}
          >
            {text('activity.set_undo')}
          </Button>
        )}
      </div>
      {isOpen && <div className={styles.changes}>{children}</div>}
    </li>
  );
}
