import type { AuditLogItem, AuditLogPage } from '#core/api/audit-log.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import type { Principal } from '../api.js';

/** A page of the audit log of a project, as its members read it. */
export const pageOf = async (caller: Principal, projectId: number, query = ''): Promise<AuditLogPage> =>
  (await as(caller).get<AuditLogPage>(`${routes.listAuditLog(projectId)}${query}`)).body;

/** The action and the other fields of the newest entry. */
export async function logOf(
  caller: Principal,
  projectId: number,
): Promise<{ actions: string[]; newest: AuditLogItem }> {
  const { items } = await pageOf(caller, projectId);
  const [newest] = items;
  if (newest === undefined) throw new Error('The audit log is empty.');
  return { actions: items.map(({ action }) => action), newest };
}
