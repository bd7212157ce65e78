import { Injectable } from '@nestjs/common';

import { AuditLog } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

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
  | 'invitation.deleted';

export interface AuditEntry {
  actorId: number;
  /** Null if the entry belongs to no project. */
  projectId: number | null;
  action: AuditAction;
  details: object;
  requestId: string;
}

/** Records entries that outlive their project. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record(...entries: AuditEntry[]): Promise<void> {
    await this.database.repository(AuditLog).insert(entries);
  }
}
