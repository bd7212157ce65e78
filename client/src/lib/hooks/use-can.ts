import { useCallback } from 'react';

import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';

export type Can = (permission: Permission) => boolean;

/** The role of the user in a project, and since when nobody may change it. */
export interface Standing {
  role: string;
  archivedAt: string | null;
}

/** Whether the user may do something in a project now: in an archived one, only restore or delete it. */
export const mayNow = ({ role, archivedAt }: Standing, permission: Permission): boolean =>
  may(role, permission) && (archivedAt === null || permission === 'canDeleteProject');

/** What the user may do in a project: hides controls, never replaces the server's check. */
export function useCan(project: Standing | undefined): Can {
  const { role = '', archivedAt = null } = project ?? {};
  return useCallback((permission) => mayNow({ role, archivedAt }, permission), [role, archivedAt]);
}
