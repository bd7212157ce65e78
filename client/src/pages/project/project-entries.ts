import { may } from '#core/domain/permissions.js';

import type { ProjectEntry } from '../../features/editor/bar/ProjectBar.js';
import type { Text } from '../../i18n/use-text.js';
import type { Can } from '../../lib/hooks/use-can.js';
import type { OpenDialog } from '../../project/open-dialog.js';
import { importPath } from '../import-path.js';
import { settingsPath } from '../settings-path.js';

interface Project {
  id: number;
  role: string;
}

interface Ways {
  /** Whether the user may import a repository. */
  mayImport: boolean;
  show: (dialog: 'activity' | 'delete' | 'leave') => void;
  /** Opens a page of the application. */
  go: (path: string) => void;
}

/** The actions on keys and texts that the user may take, if there are no buttons for them. */
export const keyEntries = (can: Can, text: Text, openDialog: OpenDialog): ProjectEntry[] => [
  ...(can('canWriteKey')
    ? [{ key: 'new-key' as const, label: text('editor.new_key'), onClick: () => openDialog('new-key') }]
    : []),
  ...(can('canWriteValue')
    ? [{ key: 'replace' as const, label: text('replace.title'), onClick: () => openDialog('replace') }]
    : []),
];

/** The export, and adding a language if the user may, if there are no buttons for them. */
export const addEntries = (can: Can, text: Text, openDialog: OpenDialog): ProjectEntry[] => [
  { key: 'export' as const, label: text('editor.export'), onClick: () => openDialog('export') },
  ...(can('canWriteLanguage')
    ? [
        {
          key: 'add-language' as const,
          label: text('editor.add_language'),
          onClick: () => openDialog('add-language'),
        },
      ]
    : []),
];

/** The actions on the project that the user may take. */
export function projectEntries(
  { id, role }: Project,
  text: Text,
  { mayImport, show, go }: Ways,
): ProjectEntry[] {
  const to = (path: string) => () => go(path);
  return [
    ...(mayImport
      ? [{ key: 'import' as const, label: text('again.title'), onClick: to(importPath(id)) }]
      : []),
    // Also in an archived project, whose settings can be read.
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
    // The owner may delete the project, but not leave it.
    may(role, 'canDeleteProject')
      ? { key: 'delete' as const, label: text('project.delete'), danger: true, onClick: () => show('delete') }
      : { key: 'leave' as const, label: text('project.leave'), danger: true, onClick: () => show('leave') },
  ];
}

/** Opens the import warnings that are not dismissed, if there is no space for a chip. */
export const warningEntry = (count: number, text: Text, onClick: () => void): ProjectEntry[] =>
  count > 0 ? [{ key: 'warnings' as const, label: text('imports.warnings_chip', { count }), onClick }] : [];
