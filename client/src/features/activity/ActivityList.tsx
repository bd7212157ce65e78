import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { ActivityItem } from '#core/api/activity.js';
import type { ValueView } from '#core/api/translations.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { dayName } from '../../lib/text/relative-time.js';
import { mayEdit, mayReview } from '../../project/rights.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { ProjectContextValue } from '../../project/project-context.js';
import { useProjectCache } from '../../project/project-cache.js';
import type { Structure } from '../../project/store/structure.js';
import { UndoDialog } from '../../project/calls/UndoDialog.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';
import styles from './Activity.module.css';
import { ActivityEntry } from './ActivityEntry.js';
import { ChangeSetEntry } from './ChangeSetEntry.js';
import { byDay, grouped } from './grouped.js';
import type { Entry } from './grouped.js';
import { useActivity } from './use-activity.js';
import type { Pages } from './use-pages.js';

interface ActivityListProps {
  activity: Pages<ActivityItem>;
  empty: string;
  label: string;
  /** Opens the value of a change; null if the values are already shown. */
  onShow: ((item: ActivityItem) => void) | null;
  /** Whether these are the changes of one change set, without headings for days. */
  isPart?: boolean;
}

/** The loaded changes, newest first. */
export function ActivityList(props: ActivityListProps) {
  const { activity, empty, label, onShow, isPart = false } = props;
  const text = useText();
  const context = useProjectContext();
  const { project } = context;
  const structure = useStructure(project);
  const { revalidate } = useProjectCache(project.projectId);
  const [undoing, setUndoing] = useState<number | null>(null);
  const { items, error, loadOlder, isLoading, refresh } = activity;
  if (items === undefined) {
    if (error === undefined) return <TextSkeleton />;
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
  const entries = grouped(items);
  const onReverted = (value: ValueView): void => {
    project.loader.applyValue(value);
    refresh();
  };
  const entryOf = (entry: Entry): ReactNode => {
    const [item] = entry;
    if (item.changeSet === null) return changeOf(entry);
    const { id } = item.changeSet;
    return (
      <ChangeSetEntry key={item.id} item={item} changeSet={item.changeSet} onUndo={() => setUndoing(id)}>
        <ChangesOfSet changeSetId={id} label={label} onShow={onShow} />
      </ChangeSetEntry>
    );
  };
  const changeOf = (entry: Entry): ReactNode => (
    <ActivityEntry
      key={entry[0].id}
      projectId={project.projectId}
      items={entry}
      isInDay={onShow !== null}
      onShow={onShow && structure.keys.has(entry[0].key?.id ?? 0) ? () => onShow(entry[0]) : null}
      onReverted={mayRevert(entry[0], context, structure) ? onReverted : null}
    />
  );
  return (
    <>
      {onShow && !isPart ? (
        <Days of={byDay(entries)} isLoading={isLoading} entryOf={entryOf} />
      ) : (
        <ol className={styles.list} aria-label={label} aria-busy={isLoading}>
          {entries.map(entryOf)}
        </ol>
      )}
      <UndoDialog
        projectId={project.projectId}
        changeSetId={undoing}
        onUndone={() => {
          refresh();
          void revalidate();
        }}
        onClose={() => setUndoing(null)}
      />
      {loadOlder && (
        <Button block type="text" loading={isLoading} onClick={loadOlder}>
          {text('activity.older')}
        </Button>
      )}
    </>
  );
}

type ChangesOfSetProps = Pick<ActivityListProps, 'label' | 'onShow'> & { changeSetId: number };

/** The changes of a change set, page by page. */
function ChangesOfSet({ changeSetId, label, onShow }: ChangesOfSetProps) {
  const text = useText();
  const { projectId } = useProjectContext().project;
  const activity = useActivity(projectId, { changeSetId });
  return (
    <ActivityList activity={activity} empty={text('activity.empty')} label={label} onShow={onShow} isPart />
  );
}

interface DaysProps {
  of: readonly (readonly Entry[])[];
  isLoading: boolean;
  entryOf: (entry: Entry) => ReactNode;
}

function Days({ of, isLoading, entryOf }: DaysProps) {
  const { locale } = useLocale().dictionary;
  return of.map((entries) => {
    const [[first] = []] = entries;
    const day = first && dayName(first.at, locale);
    return (
      <section key={first?.id} className={styles.day}>
        <h3>{day}</h3>
        <ol className={styles.list} aria-label={day} aria-busy={isLoading}>
          {entries.map(entryOf)}
        </ol>
      </section>
    );
  });
}

/** Returns whether the user may revert a change: with the right to make it, if key and language exist. */
function mayRevert(
  { action, key, language }: ActivityItem,
  rights: Pick<ProjectContextValue, 'can'>,
  { keys, languages }: Structure,
): boolean {
  const target = languages.find(({ id }) => id === language?.id);
  if (!target || !keys.has(key?.id ?? 0)) return false;
  return action === 'value.reviewed' ? mayReview(rights, target) : mayEdit(rights, target);
}
