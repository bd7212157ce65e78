import { Injectable } from '@nestjs/common';

import type { PersonalToken } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditEntry } from '../history/audit.service.js';

const REVOKE_ALL = `
  DELETE FROM personal_token t USING app_user u WHERE u.id = t.user_id AND u.uid = $1
  RETURNING t.id, t.user_id AS "userId", t.name, t.prefix, t.scopes, t.project_id AS "projectId"`;

type RecordedToken = Pick<PersonalToken, 'id' | 'userId' | 'name' | 'prefix' | 'scopes' | 'projectId'>;

/** Revokes every personal access token of an account at once, with any identity driver. */
@Injectable()
export class TokenRevocation {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Records each of them in the audit log. The tokens are invalid from the commit on. */
  async revokeAll(uid: string, requestId: string): Promise<void> {
    await this.database.transaction(async () => {
      const revoked = await this.database.query<RecordedToken>(REVOKE_ALL, [uid]);
      const entries = revoked.map((token) => tokenEntry('token.revoked', token, requestId));
      if (entries.length > 0) await this.audit.record(...entries);
    });
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
