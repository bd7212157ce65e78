import type { ProjectEntry } from '../../features/editor/ProjectBar.js';
import type { Text } from '../../i18n/use-text.js';
import type { Can } from '../../lib/hooks/use-can.js';
import type { ProjectDialog } from './project-dialogs.js';

interface Ways {
  show: (dialog: ProjectDialog) => void;
  onUsers: () => void;
}

/** What the user may do with the project itself. */
export function projectEntries(can: Can, text: Text, { show, onUsers }: Ways): ProjectEntry[] {
  return [
    ...(can('canWriteProject')
      ? [{ key: 'settings' as const, label: text('project.settings'), onClick: () => show('settings') }]
      : []),
    { key: 'activity' as const, label: text('activity.title'), onClick: () => show('activity') },
    { key: 'languages' as const, label: text('project.languages'), onClick: () => show('languages') },
    { key: 'users' as const, label: text('project.users'), onClick: onUsers },
    // The owner, who alone may delete it, cannot leave it.
    can('canDeleteProject')
      ? { key: 'delete' as const, label: text('project.delete'), danger: true, onClick: () => show('delete') }
      : { key: 'leave' as const, label: text('project.leave'), danger: true, onClick: () => show('leave') },
  ];
}

/** Where there is no room for a chip: the way to what the last imports had to say, while they have. */
export const warningEntry = (count: number, text: Text, onClick: () => void): ProjectEntry[] =>
  count > 0 ? [{ key: 'warnings' as const, label: text('imports.warnings_chip', { count }), onClick }] : [];
