import type { Role } from '../domain/roles.js';
import type { ActivityActor, ActivityTarget } from './activity.js';
import type { TokenScope } from './tokens.js';

/** The actions in the audit log of a project. Changes of content other than deletions are only in the activity. */
export const AUDIT_LOG_ACTIONS = [
  'member.updated',
  'member.removed',
  'member.left',
  'project.transferred',
  'project.archived',
  'project.unarchived',
  'invitation.created',
  'invitation.accepted',
  'invitation.declined',
  'invitation.deleted',
  'token.created',
  'token.revoked',
  'language.deleted',
  'group.deleted',
  'key.deleted',
] as const;

export type AuditLogAction = (typeof AUDIT_LOG_ACTIONS)[number];

/** The role and the languages of a member. */
export interface AuditedMember {
  role: Role;
  /** With the names that the languages had then; null if the member was not limited to some. */
  sourceLanguages: ActivityTarget[] | null;
  targetLanguages: ActivityTarget[] | null;
}

/** A token that is bound to the project. */
export interface AuditedToken {
  name: string;
  scopes: TokenScope[];
}

/** A deletion, which the activity can undo for 30 days. */
export interface AuditedDeletion {
  /** The name of the language, group or key at that time; null if one call deleted several keys. */
  name: string | null;
  /** The number of deleted keys; 0 for a language. */
  keys: number;
}

/** The subject of an action. Each field is null if the action has none. */
export interface AuditLogDetails {
  /** The changed or removed member, or the invited user, with the name they had then if the account was deleted. */
  user: ActivityActor | null;
  /** The email of a pending invitation without an account; null for users. */
  email: string | null;
  /** The role of an invitation, or of a member who left or was removed. */
  role: Role | null;
  /** The member before and after a change. */
  old: AuditedMember | null;
  new: AuditedMember | null;
  token: AuditedToken | null;
  deleted: AuditedDeletion | null;
}

/** One change of the members, access or state of a project, or one deletion. */
export interface AuditLogItem {
  id: number;
  /** An ISO 8601 date-time in UTC. */
  at: string;
  /** Null if the account was deleted, and for operators. */
  actor: ActivityActor | null;
  /** Whether an operator of the instance did it, who need not be a member. */
  byOperator: boolean;
  action: AuditLogAction;
  details: AuditLogDetails;
}

/** The newest first. */
export interface AuditLogPage {
  items: AuditLogItem[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next: number | null;
}
