import { Injectable } from '@nestjs/common';

import type { AuditedDeletion } from '#core/api/audit-log.js';

import { AuditLog } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

type DeletionAction = 'language.deleted' | 'group.deleted' | 'key.deleted';

export type AuditAction =
  | 'account.deleted'
  | 'token.created'
  | 'token.revoked'
  | 'project.archived'
  | 'project.unarchived'
  | 'project.deleted'
  | 'project.transferred'
  | 'member.updated'
  | 'member.removed'
  | 'member.left'
  | 'invitation.created'
  | 'invitation.accepted'
  | 'invitation.declined'
  | 'invitation.deleted'
  | DeletionAction;

export interface AuditEntry {
  /** Null for an operator of the instance, whose entries have `byOperator` in their details. */
  actorId: number | null;
  /** Null if the entry belongs to no project. */
  projectId: number | null;
  action: AuditAction;
  details: object;
  requestId: string;
}

/** The entry of a deletion of content. */
export const deletionEntry = (
  action: DeletionAction,
  deleted: AuditedDeletion,
  requestId: string,
): Pick<AuditEntry, 'action' | 'details' | 'requestId'> => ({ action, details: { deleted }, requestId });

/** Records entries that outlive their project. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record(...entries: AuditEntry[]): Promise<void> {
    await this.database.repository(AuditLog).insert(entries);
  }
}
