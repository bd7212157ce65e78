import { ApiProperty } from '@nestjs/swagger';

import { AUDIT_LOG_ACTIONS } from '#core/api/audit-log.js';
import type {
  AuditedDeletion as DeletionContract,
  AuditedMember as MemberContract,
  AuditedToken as TokenContract,
  AuditLogAction,
  AuditLogDetails as DetailsContract,
  AuditLogItem as ItemContract,
  AuditLogPage as PageContract,
} from '#core/api/audit-log.js';
import { TOKEN_SCOPES } from '#core/api/tokens.js';
import type { TokenScope } from '#core/api/tokens.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { ActivityActor, ActivityTarget } from './activity.view.js';

// The audit log in the OpenAPI document; AuditLogQueries selects its fields.

class AuditedMember implements MemberContract {
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** With their names at that time. Null if the languages were not limited. */
  @ApiProperty({ type: [ActivityTarget], nullable: true })
  sourceLanguages!: ActivityTarget[] | null;
  /** As `sourceLanguages`. */
  @ApiProperty({ type: [ActivityTarget], nullable: true })
  targetLanguages!: ActivityTarget[] | null;
}

class AuditedToken implements TokenContract {
  name!: string;
  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes!: TokenScope[];
}

class AuditedDeletion implements DeletionContract {
  /** The name of the language, group or key at that time. Null if one call deleted several keys. */
  name!: string | null;
  /** The number of deleted keys; 0 for a language. */
  keys!: number;
}

class AuditLogDetails implements DetailsContract {
  /** The changed or removed member, or the invited user. The name is the one they had then if the account was deleted. */
  user!: ActivityActor | null;
  /** The email of a pending invitation without an account; null for users. */
  email!: string | null;
  /** The role of an invitation, or of a member who left or was removed. */
  @ApiProperty({ enum: ROLES, nullable: true })
  role!: Role | null;
  /** The member before the change. */
  old!: AuditedMember | null;
  /** The member after the change. */
  new!: AuditedMember | null;
  /** A token that is bound to the project. */
  token!: AuditedToken | null;
  /** The deleted object. The activity can undo the deletion for 30 days. */
  deleted!: AuditedDeletion | null;
}

class AuditLogItem implements ItemContract {
  id!: number;
  /** An ISO 8601 date-time in UTC. */
  at!: string;
  /** Null if the account was deleted, and for operators. */
  actor!: ActivityActor | null;
  /** Whether an operator of the instance did it, who need not be a member. */
  byOperator!: boolean;
  @ApiProperty({ enum: AUDIT_LOG_ACTIONS })
  action!: AuditLogAction;
  /** The subject of the action. Each field is null if the action has none. */
  details!: AuditLogDetails;
}

export class AuditLogPage implements PageContract {
  items!: AuditLogItem[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next!: number | null;
}
