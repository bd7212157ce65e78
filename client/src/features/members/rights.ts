import type { MembershipView, ProjectUserView } from '#core/api/members.js';
import { may } from '#core/domain/permissions.js';
import { ASSIGNABLE_ROLES, outranksOrEquals } from '#core/domain/roles.js';
import type { AssignableRole, Role } from '#core/domain/roles.js';

/** Nobody changes themselves or somebody of a higher rank; whoever is only invited has nothing to change yet. */
export const mayChange = (me: MembershipView, user: ProjectUserView, myId: number): boolean =>
  may(me.role, 'canWriteUser') &&
  user.invitationId === null &&
  user.userId !== myId &&
  outranksOrEquals(me.role, user.role);

export const mayRemove = (me: MembershipView, user: ProjectUserView, myId: number): boolean =>
  user.invitationId === null
    ? mayChange(me, user, myId)
    : may(me.role, 'canWriteInvitation') && outranksOrEquals(me.role, user.role);

/** The roles somebody of `role` may hand out. */
export const assignableBy = (role: Role): AssignableRole[] =>
  ASSIGNABLE_ROLES.filter((assigned) => outranksOrEquals(role, assigned));
