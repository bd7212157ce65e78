import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

import type { LanguageLimits } from '#core/domain/language-access.js';
import { may, rolesWith } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import type { AuthenticatedRequest } from '../identity/access.js';

/** The caller as a member of the project in the path. Whatever reads or writes content is given one. */
export interface Member extends LanguageLimits {
  id: number;
  projectId: number;
  userId: number;
  role: Role;
  /** The right this call was let in by, which must still hold when it writes; null where any member may call. */
  right: Permission | null;
}

export interface MemberRequest extends AuthenticatedRequest {
  member?: Member;
}

/** Whether `member` holds the right the call needs. */
export const isEntitled = ({ role, right }: Member): boolean => right === null || may(role, right);

/** The roles a writing statement demands of the member, once more, in the moment it writes. */
export const rolesFor = ({ right }: Member): readonly Role[] => (right === null ? ROLES : rolesWith(right));

/** Names all that decides what a member sees of the project: members with the same name see the same. */
export const viewOf = ({ role, targetRestricted, sourceLanguageIds, targetLanguageIds }: Member): string =>
  JSON.stringify([role, targetRestricted, sourceLanguageIds, targetLanguageIds]);

/** Some languages are not this member's to write: what destroys texts of all languages is not for them. */
export const isLimited = ({ targetRestricted }: Member): boolean => targetRestricted;

export const CurrentMember = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { member } = context.switchToHttp().getRequest<MemberRequest>();
  if (member === undefined) throw new Error(`This route's access does not provide a member.`);
  return member;
});
