import { Injectable } from '@nestjs/common';

import type { PersonalToken } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../history/audit.service.js';

const REVOKE_ALL = `
  DELETE FROM personal_token t USING app_user u WHERE u.id = t.user_id AND u.uid = $1
  RETURNING t.id, t.user_id AS "userId", t.prefix, t.scopes`;

type Revoked = Pick<PersonalToken, 'id' | 'userId' | 'prefix' | 'scopes'>;

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
      const revoked = await this.database.query<Revoked>(REVOKE_ALL, [uid]);
      const entries = revoked.map(({ id, userId, prefix, scopes }) => ({
        actorId: userId,
        projectId: null,
        action: 'token.revoked' as const,
        requestId,
        details: { tokenId: id, prefix, scopes },
      }));
      if (entries.length > 0) await this.audit.record(...entries);
    });
  }
}
