import { Button, Skeleton } from 'antd';

import type { ActivityItem } from '#core/api/activity.js';
import type { ValueView } from '#core/api/translations.js';

import { useText } from '../../i18n/use-text.js';
import { mayEdit, mayReview } from '../../project/rights.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { ProjectContextValue } from '../../project/project-context.js';
import type { Structure } from '../../project/store/structure.js';
import styles from './Activity.module.css';
import { ActivityEntry } from './ActivityEntry.js';
import { grouped } from './grouped.js';
import type { Activity } from './use-activity.js';

interface ActivityListProps {
  activity: Activity;
  empty: string;
  label: string;
  /** Null: the values are in sight already. */
  onShow: ((item: ActivityItem) => void) | null;
}

/** Changes, the newest first, as far as they are loaded. */
export function ActivityList(props: ActivityListProps) {
  const { activity, empty, label, onShow } = props;
  const text = useText();
  const context = useProjectContext();
  const { project } = context;
  const structure = useStructure(project);
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
    project.loader.applyValue(value);
    refresh();
  };
  return (
    <>
      <ol className={styles.list} aria-label={label} aria-busy={isLoading}>
        {grouped(items).map((entry) => (
          <ActivityEntry
            key={entry[0].id}
            projectId={project.projectId}
            items={entry}
            onShow={onShow && structure.keys.has(entry[0].key?.id ?? 0) ? () => onShow(entry[0]) : null}
            onReverted={mayRevert(entry[0], context, structure) ? onReverted : null}
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

/** The right to make a change is the right to revert it, as long as key and language exist. */
function mayRevert(
  { action, key, language }: ActivityItem,
  rights: Pick<ProjectContextValue, 'can'>,
  { keys, languages }: Structure,
): boolean {
  const target = languages.find(({ id }) => id === language?.id);
  if (!target || !keys.has(key?.id ?? 0)) return false;
  return action === 'value.reviewed' ? mayReview(rights, target) : mayEdit(rights, target);
}
