import type { ProjectDetails } from '#core/api/projects.js';

import { mayDeleteKeys } from '../../project/rights.js';
import type { Can } from '../../lib/hooks/use-can.js';

/** The dialogs of a project, as `?d=` names them. */
export type ProjectDialog =
  | 'new-key'
  | 'add-language'
  | 'export'
  | 'leave'
  | 'delete'
  | 'import-language'
  | 'delete-language'
  | 'fill'
  | 'replace'
  | 'change-kind'
  | 'move-key'
  | 'delete-group'
  | 'delete-key'
  | 'activity'
  | 'warnings'
  | 'shortcuts';

/**
 * Parameters that belong to a dialog: the group it is about, the key, group or language it is about; for the activity the
 * language, the key, whose it is, and which log.
 */
export const DIALOG_DETAILS = ['in', 'of', 'by', 'log'] as const;

/** The dialogs this user may open; others are not there, whatever the address says. */
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
