import { useRef } from 'react';

import type { ActivityItem } from '#core/api/activity.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import { SidePanel } from '../../ui/dialogs/Dialog.js';
import { ActivityFilters } from './ActivityFilters.js';
import { ActivityList } from './ActivityList.js';
import { useActivity } from './use-activity.js';
import type { ActivityFilter } from './use-activity.js';
import { WithAuditLog } from './WithAuditLog.js';

interface ActivityDrawerProps {
  open: boolean;
  filter: ActivityFilter;
  onFilter: (change: ActivityFilter) => void;
  /** Called once the drawer has closed. */
  onShow: (goal: ScrollTarget) => void;
  onClose: () => void;
}

/** The activity of the project in a drawer, with links to the values and ways to revert changes. */
export function ActivityDrawer({ open, onShow, onClose, ...props }: ActivityDrawerProps) {
  const text = useText();
  const wanted = useRef<ScrollTarget | null>(null);
  const show = ({ key, language }: ActivityItem): void => {
    if (key) wanted.current = { keyId: key.id, languageId: language?.id ?? null };
    onClose();
  };
  // A closing drawer returns the focus to where it was before; the target takes it afterwards.
  const shown = (): void => {
    if (wanted.current) onShow(wanted.current);
    wanted.current = null;
  };
  return (
    <SidePanel
      open={open}
      size={520}
      title={text('activity.title')}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && shown()}
    >
      <WithAuditLog>
        <Content {...props} onShow={show} />
      </WithAuditLog>
    </SidePanel>
  );
}

type ContentProps = Omit<ActivityDrawerProps, 'open' | 'onShow' | 'onClose'> & {
  onShow: (item: ActivityItem) => void;
};

function Content({ filter, onFilter, onShow }: ContentProps) {
  const text = useText();
  const { projectId } = useProjectContext().project;
  const activity = useActivity(projectId, filter, { isCollapsed: true });
  const isFiltered = Object.values(filter).some((id) => id !== null);
  return (
    <>
      <ActivityFilters filter={filter} onFilter={onFilter} />
      <ActivityList
        activity={activity}
        empty={text(isFiltered ? 'activity.nothing_found' : 'activity.empty')}
        label={text('activity.title')}
        onShow={onShow}
      />
    </>
  );
}
