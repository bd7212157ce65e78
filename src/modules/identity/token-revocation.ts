import { Injectable } from '@nestjs/common';

import type { PersonalToken } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditEntry } from '../history/audit.service.js';
import { REVOKE_TOKENS, REVOKE_BOUND_TOKENS } from './tokens.sql.js';

type RecordedToken = Pick<PersonalToken, 'id' | 'userId' | 'name' | 'prefix' | 'scopes' | 'projectId'>;

/** Revokes several personal access tokens of an account at once, with any identity driver. */
@Injectable()
export class TokenRevocation {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Records each of them in the audit log. The tokens are invalid from the commit on. */
  async revokeAll(uid: string, requestId: string): Promise<void> {
    await this.database.transaction(async () => {
      const revoked = await this.database.query<RecordedToken>(REVOKE_TOKENS, [uid]);
      const entries = revoked.map((token) => tokenEntry('token.revoked', token, requestId));
      if (entries.length > 0) await this.audit.record(...entries);
    });
  }

  /** Revokes the tokens of a user that are bound to a project, which they leave. Inside a transaction. */
  async revokeBound(
    { userId, projectId }: { userId: number; projectId: number },
    actorId: number,
    requestId: string,
  ): Promise<void> {
    const revoked = await this.database.query<RecordedToken>(REVOKE_BOUND_TOKENS, [userId, projectId]);
    const entries = revoked.map((token) => ({ ...tokenEntry('token.revoked', token, requestId), actorId }));
    if (entries.length > 0) await this.audit.record(...entries);
  }
}

/**
 * The audit entry of a token. The entry of a token that is bound to a project belongs to that project, whose managers
 * read it.
 */
export const tokenEntry = (
  action: 'token.created' | 'token.revoked',
  { id, userId, name, prefix, scopes, projectId }: RecordedToken,
  requestId: string,
): AuditEntry => ({
  actorId: userId,
  projectId,
  action,
  requestId,
  details: { tokenId: id, prefix, scopes, ...(projectId !== null && { name }) },
});
