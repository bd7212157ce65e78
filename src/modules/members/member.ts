import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import type { LanguageLimits } from '#core/domain/language-access.js';
import { may, rolesWith } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import type { AuthenticatedRequest } from '../identity/access.js';

/** The caller as a member of the project in the path. Everything that reads or writes content requires one. */
export interface Member extends LanguageLimits {
  id: number;
  projectId: number;
  userId: number;
  role: Role;
  /** The right that the call requires, which is checked again when it writes; null if every member may call. */
  right: Permission | null;
  /** Whether the call is refused in an archived project, which is checked again when it writes. */
  isRefusedInArchive: boolean;
  isArchived: boolean;
}

/** The data of a membership about its user, independent of the call. */
export type MembershipState = Omit<Member, 'right' | 'isRefusedInArchive'>;

export interface MemberRequest extends AuthenticatedRequest {
  member?: Member;
}

/** Whether `member` has the right that the call requires. */
export const isEntitled = ({ role, right }: Member): boolean => right === null || may(role, right);

/** The roles with this right, which a statement checks again while it writes. */
export const rolesFor = ({ right }: Member): readonly Role[] => (right === null ? ROLES : rolesWith(right));

/** A key of everything that decides what a member may see: members with the same key see the same. */
export const viewOf = ({ role, targetRestricted, sourceLanguageIds, targetLanguageIds }: Member): string =>
  JSON.stringify([role, targetRestricted, sourceLanguageIds, targetLanguageIds]);

/** Refuses a member who may not write all languages, for calls that delete texts of all of them. */
export const isLimited = ({ targetRestricted }: Member): boolean => targetRestricted;

export const CurrentMember = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { member } = context.switchToHttp().getRequest<MemberRequest>();
  if (member === undefined) throw new Error(`This route's access does not provide a member.`);
  return member;
});
