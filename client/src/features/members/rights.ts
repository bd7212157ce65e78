import type { MembershipView, ProjectUserView } from '#core/api/members.js';
import { ASSIGNABLE_ROLES, outranksOrEquals } from '#core/domain/roles.js';
import type { AssignableRole, Role } from '#core/domain/roles.js';

import { mayNow } from '../../lib/hooks/use-can.js';

/** Members cannot change themselves or members of a higher role; invited users cannot be changed. */
export const mayChange = (me: MembershipView, user: ProjectUserView, myId: number): boolean =>
  mayNow(me, 'canWriteUser') &&
  user.invitationId === null &&
  user.userId !== myId &&
  outranksOrEquals(me.role, user.role);

export const mayRemove = (me: MembershipView, user: ProjectUserView, myId: number): boolean =>
  user.invitationId === null
    ? mayChange(me, user, myId)
    : mayNow(me, 'canWriteInvitation') && outranksOrEquals(me.role, user.role);

/** The roles that a member with `role` may assign. */
export const assignableBy = (role: Role): AssignableRole[] =>
  ASSIGNABLE_ROLES.filter((assigned) => outranksOrEquals(role, assigned));
