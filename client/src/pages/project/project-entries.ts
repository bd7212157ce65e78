import { may } from '#core/domain/permissions.js';

import type { ProjectEntry } from '../../features/editor/ProjectBar.js';
import type { Text } from '../../i18n/use-text.js';
import { settingsPath } from '../settings/settings-path.js';
import type { ProjectDialog } from './project-dialogs.js';

interface Project {
  id: number;
  role: string;
}

interface Ways {
  show: (dialog: ProjectDialog) => void;
  /** Opens a page of the product. */
  go: (path: string) => void;
}

/** What the user may do with the project itself. */
export function projectEntries({ id, role }: Project, text: Text, { show, go }: Ways): ProjectEntry[] {
  const to = (path: string) => () => go(path);
  return [
    // Also in an archived project, where they are to read.
    ...(may(role, 'canWriteProject')
      ? [{ key: 'settings' as const, label: text('project.settings'), onClick: to(settingsPath(id)) }]
      : []),
    {
      key: 'languages' as const,
      label: text('project.languages'),
      onClick: to(settingsPath(id, 'languages')),
    },
    { key: 'activity' as const, label: text('activity.title'), onClick: () => show('activity') },
    { key: 'users' as const, label: text('project.users'), onClick: to(`/projects/${id}/users`) },
    // The owner, who alone may delete it, cannot leave it.
    may(role, 'canDeleteProject')
      ? { key: 'delete' as const, label: text('project.delete'), danger: true, onClick: () => show('delete') }
      : { key: 'leave' as const, label: text('project.leave'), danger: true, onClick: () => show('leave') },
  ];
}

/** Where there is no room for a chip: the way to what the last imports had to say, while they have. */
export const warningEntry = (count: number, text: Text, onClick: () => void): ProjectEntry[] =>
  count > 0 ? [{ key: 'warnings' as const, label: text('imports.warnings_chip', { count }), onClick }] : [];
