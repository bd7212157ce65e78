import { useCallback } from 'react';

import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';

export type Can = (permission: Permission) => boolean;

/** What the user may do in a project: hides controls, never replaces the server's check. */
export function useCan(project: { role: string } | undefined): Can {
  const role = project?.role ?? '';
  return useCallback((permission) => may(role, permission), [role]);
}
