import { Button, Skeleton } from 'antd';

import type { ActivityItem } from '#core/api/activity.js';
import type { ValueView } from '#core/api/translations.js';

import { useText } from '../../../i18n/use-text.js';
import { mayEdit, mayReview } from '../editor-tools.js';
import type { EditorTools } from '../editor-tools.js';
import type { Structure } from '../store/structure.js';
import styles from './Activity.module.css';
import { ActivityEntry } from './ActivityEntry.js';
import type { Activity } from './use-activity.js';

interface ActivityListProps {
  tools: Pick<EditorTools, 'project' | 'can'>;
  structure: Structure;
  activity: Activity;
  empty: string;
  label: string;
  /** Null: the values are in sight already. */
  onShow: ((item: ActivityItem) => void) | null;
}

/** Changes, the newest first, as far as they are loaded. */
export function ActivityList(props: ActivityListProps) {
  const { activity, empty, label, tools, structure, onShow } = props;
  const text = useText();
  const { items, error, loadOlder, isLoading, refresh } = activity;
  if (items === undefined) {
    if (error === undefined) return <Skeleton active={false} title={false} aria-busy />;
    return (
      <p className={styles.trouble} role="alert">
        <span>{text('activity.load_failed')}</span>
        <Button size="small" loading={isLoading} onClick={refresh}>
          {text('app.retry')}
        </Button>
      </p>
    );
  }
  if (items.length === 0) return <p className={styles.none}>{empty}</p>;
  const onReverted = (value: ValueView): void => {
    tools.project.accept(value);
    refresh();
  };
  return (
    <>
      <ol className={styles.list} aria-label={label} aria-busy={isLoading}>
        {items.map((item) => (
          <ActivityEntry
            key={item.id}
            projectId={tools.project.projectId}
            item={item}
            onShow={onShow && structure.keys.has(item.key?.id ?? 0) ? () => onShow(item) : null}
            onReverted={mayRevert(item, tools, structure) ? onReverted : null}
          />
        ))}
      </ol>
      {loadOlder && (
        <Button block type="text" loading={isLoading} onClick={loadOlder}>
          {text('activity.older')}
        </Button>
      )}
    </>
  );
}

/** Whoever may make a change may undo one, as long as key and language are there. */
function mayRevert(
  { action, key, language }: ActivityItem,
  tools: Pick<EditorTools, 'can'>,
  { keys, languages }: Structure,
): boolean {
  const target = languages.find(({ id }) => id === language?.id);
  if (!target || !keys.has(key?.id ?? 0)) return false;
  return action === 'value.judged' ? mayReview(tools, target) : mayEdit(tools, target);
}
