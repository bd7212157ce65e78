import type { AuditLogItem } from '#core/api/audit-log.js';
import { routes } from '#core/api/routes.js';

import { usePages } from './use-pages.js';
import type { Pages } from './use-pages.js';

/** Who changed members and access of a project, and deleted what. */
export function useAuditLog(projectId: number): Pages<AuditLogItem> {
  const path = routes.listAuditLog(projectId);
  return usePages((before) => (before === null ? path : `${path}?before=${before}`));
}
