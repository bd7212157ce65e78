import type { ActivityItem } from '#core/api/activity.js';
import type { ValueView } from '#core/api/translations.js';
import { isRevertible } from '#core/domain/history.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import { absoluteTime, relativeTime, timeInDay } from '../../lib/text/relative-time.js';
import { WordDiff } from '../../project/ui/WordDiff.js';
import { deedOf, formOf, textChange } from './activity-text.js';
import { wordsOf } from './deed.js';
import styles from './Activity.module.css';
import { actorOf } from '../../lib/text/actor-of.js';
import { Revert } from './Revert.js';

interface ActivityEntryProps {
  projectId: number;
  /** The change; several where the forms of a plural were reviewed together. */
  items: readonly [ActivityItem, ...ActivityItem[]];
  /** Below the name of its day. */
  isInDay?: boolean;
  /** Leads to the value; null where there is none any more, or where one is there already. */
  onShow: (() => void) | null;
  /** Null: this user may not undo it. */
  onReverted: ((value: ValueView) => void) | null;
}

/** One change: who, what, when, word by word; and the way back. */
export function ActivityEntry(props: ActivityEntryProps) {
  const { projectId, items, isInDay = false, onShow, onReverted } = props;
  const [item] = items;
  const text = useText();
  const { dictionary } = useLocale();
  const timeOf = isInDay ? timeInDay : relativeTime;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <b>{actorOf(item, text)}</b> <span>{wordsOf(deedOf(item), text)}</span>
        <time className={styles.time} dateTime={item.at} title={absoluteTime(item.at, dictionary.locale)}>
          {timeOf(item.at, dictionary.locale, text)}
        </time>
      </div>
      {onShow && item.key?.name && <Place item={item} onShow={onShow} />}
      {items.map((part) => (
        <div key={part.id} className={styles.row}>
          <Change item={part} />
          {onReverted && isRevertible(part.action) && (
            <Revert projectId={projectId} item={part} onReverted={onReverted} />
          )}
        </div>
      ))}
    </li>
  );
}

/** `group › key · language`, as far as they are known; leads there. */
function Place({ item: { group, key, language }, onShow }: { item: ActivityItem; onShow: () => void }) {
  const text = useText();
  const before = group?.name ? `${group.name} › ` : '';
  const after = language?.name ? ` · ${language.name}` : '';
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={text('activity.show', { key: `${before}${key?.name}${after}` })}
      onClick={onShow}
    >
      {before}
      <span className="mono" translate="no">
        {key?.name}
      </span>
      {after}
    </button>
  );
}

function Change({ item }: { item: ActivityItem }) {
  const text = useText();
  const change = textChange(item);
  const form = formOf(item);
  if (!change && form === null) return null;
  return (
    <div className={styles.change}>
      {form !== null && <small>{form}</small>}
      {change && (
        <span {...langOf({ name: item.language?.name ?? '' })}>
          {change.before === '' && change.after === '' ? (
            text('activity.no_text')
          ) : (
            <WordDiff before={change.before} after={change.after} />
          )}
        </span>
      )}
    </div>
  );
}
