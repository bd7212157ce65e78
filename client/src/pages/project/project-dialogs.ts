import type { ProjectDetails } from '#core/api/projects.js';

import { mayDeleteKeys } from '../../project/rights.js';
import type { Can } from '../../lib/hooks/use-can.js';
import type { ProjectDialog } from '../../project/open-dialog.js';

/**
 * Query parameters of the dialogs: the group to add a key to, and the key, group or language of the dialog. For the
 * activity: its language, key, author, and which log is shown.
 */
export const DIALOG_DETAILS = ['in', 'of', 'by', 'log'] as const;

/** The dialogs that the user may open, whatever the URL says. */
export const dialogsFor = (can: Can, details: Pick<ProjectDetails, 'targetRestricted'>): ProjectDialog[] => [
  'export',
  'activity',
  'warnings',
  'shortcuts',
  ...(can('canWriteKey') ? (['new-key', 'move-key'] as const) : []),
  ...(mayDeleteKeys({ can }, details) ? (['change-kind', 'delete-key', 'delete-group'] as const) : []),
  ...(can('canWriteValue') ? (['fill', 'replace'] as const) : []),
  ...(can('canWriteLanguage') ? (['add-language', 'import-language', 'delete-language'] as const) : []),
  can('canDeleteProject') ? 'delete' : 'leave',
];
