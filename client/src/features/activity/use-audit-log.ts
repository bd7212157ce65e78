import type { AuditLogItem } from '#core/api/audit-log.js';
import { routes } from '#core/api/routes.js';

import { usePages } from './use-pages.js';
import type { Pages } from './use-pages.js';

/** The audit log of a project. */
export function useAuditLog(projectId: number): Pages<AuditLogItem> {
  const path = routes.listAuditLog(projectId);
  return usePages((before) => (before === null ? path : `${path}?before=${before}`));
}
