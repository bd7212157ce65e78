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
  /** The change, or several if the forms of a plural were reviewed together. */
  items: readonly [ActivityItem, ...ActivityItem[]];
  /** Whether the entry is listed under the heading of its day. */
  isInDay?: boolean;
  /** Opens the value; null if it no longer exists or is already shown. */
  onShow: (() => void) | null;
  /** Called after a revert; null if the user may not revert the change. */
  onReverted: ((value: ValueView) => void) | null;
}

/** One change: who made it, what it did (as a word diff), when, and a button to revert it. */
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

/** The link `group › key · language`, as far as these are known. */
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
