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
  actorId: number;
  /** Null if the entry belongs to no project. */
  projectId: number | null;
  action: AuditAction;
  details: object;
  requestId: string;
}

/** What is deleted, where, and by which call. */
export interface Deletion {
  by: { projectId: number; userId: number };
  action: DeletionAction;
  deleted: AuditedDeletion;
  requestId: string;
}

/** Records entries that outlive their project. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record(...entries: AuditEntry[]): Promise<void> {
    await this.database.repository(AuditLog).insert(entries);
  }

  /** Inside the transaction of the deletion. */
  recordDeletion({ by, action, deleted, requestId }: Deletion): Promise<void> {
    const { projectId, userId: actorId } = by;
    return this.record({ actorId, projectId, action, details: { deleted }, requestId });
  }
}
