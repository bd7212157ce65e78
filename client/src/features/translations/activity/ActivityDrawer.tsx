import { useRef } from 'react';

import type { ActivityItem } from '#core/api/activity.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/use-can.js';
import { SidePanel } from '../../../ui/Dialog.js';
import type { Goal } from '../grid/use-grid-effects.js';
import type { OpenProject } from '../store/open-project.js';
import type { Structure } from '../store/structure.js';
import { ActivityFilters } from './ActivityFilters.js';
import { ActivityList } from './ActivityList.js';
import { useActivity } from './use-activity.js';
import type { ActivityFilter } from './use-activity.js';

interface ActivityDrawerProps {
  open: boolean;
  project: OpenProject;
  details: ProjectDetails;
  structure: Structure;
  filter: ActivityFilter;
  onFilter: (change: ActivityFilter) => void;
  /** Called once the drawer is gone. */
  onShow: (goal: Goal) => void;
  onClose: () => void;
}

/** What happened to the project: who changed what, and the way to it and back. */
export function ActivityDrawer({ open, onShow, onClose, ...props }: ActivityDrawerProps) {
  const text = useText();
  const wanted = useRef<Goal | null>(null);
  const show = ({ key, language }: ActivityItem): void => {
    if (key) wanted.current = { keyId: key.id, languageId: language?.id ?? null };
    onClose();
  };
  // A drawer that closes gives the focus back to where it came from: what is wanted takes it after that.
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
      <Content {...props} onShow={show} />
    </SidePanel>
  );
}

type ContentProps = Omit<ActivityDrawerProps, 'open' | 'onShow' | 'onClose'> & {
  onShow: (item: ActivityItem) => void;
};

function Content({ project, details, structure, filter, onFilter, onShow }: ContentProps) {
  const text = useText();
  const can = useCan(details);
  const activity = useActivity(details.id, filter);
  const isFiltered = Object.values(filter).some((id) => id !== null);
  return (
    <>
      <ActivityFilters projectId={details.id} structure={structure} filter={filter} onFilter={onFilter} />
      <ActivityList
        tools={{ project, can }}
        structure={structure}
        activity={activity}
        empty={text(isFiltered ? 'activity.nothing_found' : 'activity.empty')}
        label={text('activity.title')}
        onShow={onShow}
      />
    </>
  );
}
