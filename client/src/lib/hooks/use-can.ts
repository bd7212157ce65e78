import { useCallback } from 'react';

import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';

export type Can = (permission: Permission) => boolean;

/** The role of the user in a project, and the time since when it is archived. */
export interface Standing {
  role: string;
  archivedAt: string | null;
}

/** Returns whether the user may do something in a project now: an archived one can only be restored or deleted. */
export const mayNow = ({ role, archivedAt }: Standing, permission: Permission): boolean =>
  may(role, permission) && (archivedAt === null || permission === 'canDeleteProject');

/** Returns whether the user may do something in a project, to hide controls. The server checks it again. */
export function useCan(project: Standing | undefined): Can {
  const { role = '', archivedAt = null } = project ?? {};
  return useCallback((permission) => mayNow({ role, archivedAt }, permission), [role, archivedAt]);
}
