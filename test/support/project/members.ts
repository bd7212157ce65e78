import { AuditLog, Invitation } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { part } from '../server/app.js';
import { DAY } from '../time.js';

/** The audit log of a project, oldest first. */
export const auditOf = (projectId: number): Promise<AuditLog[]> =>
  part(Database)
    .repository(AuditLog)
    .find({ where: { projectId }, order: { id: 'ASC' } });

/** A pending invitation to be an editor. */
export const anInvitation = (projectId: number, inviterId: number, inviteeId: number): Promise<Invitation> =>
  part(Database)
    .repository(Invitation)
    .save({ projectId, inviterId, inviteeId, role: 'editor', expiresAt: new Date(Date.now() + DAY) });
