import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { TOKENS_PER_USER } from '#core/api/tokens.js';
import type { CreateToken, TokenScope } from '#core/api/tokens.js';

import { PersonalToken, User } from '../../entities/index.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { rowIdInBody } from '../../platform/http/validation/row-id.pipe.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditEntry } from '../history/audit.service.js';
import type { Caller } from '../identity/access.js';
import { IdentityProvider } from '../identity/identity.provider.js';
import { TOKEN_PREFIX } from '../identity/personal-tokens.js';
import { hasProvenEmail } from '../identity/registration.js';
import { hashOf, newSecret } from '../identity/secret-token.js';
import { tokenEntry, TokenRevocation } from '../identity/token-revocation.js';
import { MembersService } from '../members/members.service.js';
import { TokensQueries } from './tokens.queries.js';
import type { OwnToken, RevokedToken } from './tokens.queries.js';

/** The length of the shown prefix: enough to recognise a token, too little to help guessing it. */
const SHOWN = TOKEN_PREFIX.length + 6;

/** The owner of tokens, and the request. */
export interface Owner {
  caller: Caller;
  userId: number;
  requestId: string;
}

/** The personal access tokens of a user, who creates and revokes them in a session. */
@Injectable()
export class TokensService {
  constructor(
    private readonly config: Config,
    private readonly identities: IdentityProvider,
    private readonly revocation: TokenRevocation,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MembersService,
    private readonly audit: AuditService,
    private readonly queries: TokensQueries,
  ) {}

  /** Newest first, including expired tokens until they are revoked. */
  listTokens(userId: number): Promise<OwnToken[]> {
    return this.queries.ofUser(userId);
  }

  /**
   * Returns the row, and the token, which is not stored. Throws ForbiddenError if the email is not verified, because
   * the mailbox may belong to somebody else, and for a project that the user is not a member of; InvalidError for an
   * expiry in the past; RuleError if the user has too many tokens.
   */
  createToken(owner: Owner, body: CreateToken): Promise<{ row: OwnToken; token: string }> {
    if (!hasProvenEmail(this.config, owner.caller)) throw new ForbiddenError(ErrorCode.EmailNotVerified);
    const token = TOKEN_PREFIX + newSecret();
    const expiresAt = this.expiryOf(body);
    const projectId = isBound(body) ? rowIdInBody(body.projectId) : null;
    return this.database.transaction(async () => {
      if (projectId !== null) await this.lockProject(projectId, owner.userId);
      // A token outlives its session, so a session that is ending at the same time must not create one.
      await this.identities.lockSession(owner.caller);
      await this.assertRoom(owner.userId);
      const { id } = await this.database.repository(PersonalToken).save({
        userId: owner.userId,
        projectId,
        name: body.name.trim(),
        scopes: scopesOf(body),
        tokenHash: hashOf(token),
        prefix: token.slice(0, SHOWN),
        // The state of the session now: a token is not checked again.
        emailVerified: owner.caller.emailVerified,
        createdAt: this.clock.now(),
        expiresAt,
        lastUsedAt: null,
      });
      const row = assertDefined(await this.queries.find(owner.userId, id), 'new token');
      await this.audit.record(auditEntry(owner, 'token.created', row));
      return { row, token };
    });
  }

  /** The token is invalid from the commit on. Throws NotFoundError if the user has no such token. */
  revokeToken(owner: Owner, id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.queries.revoke(owner.userId, id);
      if (row === null) throw new NotFoundError(ErrorCode.NotExistingToken);
      await this.audit.record(auditEntry(owner, 'token.revoked', row));
    });
  }

  /** Revokes all tokens, after a password change at an external identity provider, which this server does not see. */
  revokeAll({ caller, requestId }: Owner): Promise<void> {
    return this.revocation.revokeAll(caller.uid, requestId);
  }

  private expiryOf({ expiresAt }: CreateToken): Date | null {
    if (expiresAt === null || expiresAt === undefined) return null;
    const at = new Date(expiresAt);
    if (at > this.clock.now()) return at;
    throw new InvalidError(ErrorCode.ValidationError, { fields: { expiresAt: 'must be in the future' } });
  }

  /** The project must exist until the commit, with the user as a member. */
  private async lockProject(projectId: number, userId: number): Promise<void> {
    const member = await this.members.requireMember(projectId, userId, null);
    await this.members.lockProject(member, 'shared');
  }

  /** Locks the user's row, so that two concurrent calls cannot both take the last place. */
  private async assertRoom(userId: number): Promise<void> {
    await this.database
      .repository(User)
      .findOne({ where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    const count = await this.database.repository(PersonalToken).countBy({ userId });
    if (count >= TOKENS_PER_USER) throw new RuleError(ErrorCode.LimitReached);
  }
}

const auditEntry = (
  { userId, requestId }: Owner,
  action: 'token.created' | 'token.revoked',
  token: RevokedToken,
): AuditEntry => tokenEntry(action, { ...token, userId }, requestId);

const isBound = ({ projectId }: CreateToken): boolean => projectId !== undefined && projectId !== null;

const scopesOf = ({ scopes }: CreateToken): TokenScope[] =>
  scopes.includes('write') ? ['read', 'write'] : ['read'];
