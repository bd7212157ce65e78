import { ASSIGNABLE_ROLES, outranksOrEquals, ROLES } from '#core/domain/roles.js';

/** Who may stand behind an invitation to which role, as pairs. */
const PAIRS = ROLES.flatMap((inviter) =>
  ASSIGNABLE_ROLES.filter((role) => outranksOrEquals(inviter, role)).map(
    (role) => `('${inviter}', '${role}')`,
  ),
).join(', ');

/**
 * SQL for an invitation, called `i`, that can still be accepted at the moment `now`: it dies with the membership or
 * the rank of whoever made it.
 */
export const liveInvitation = (now: string): string => `
  i.status = 'pending' AND i.expires_at > ${now}::timestamptz AND EXISTS (
    SELECT 1 FROM membership inviter WHERE inviter.project_id = i.project_id AND inviter.user_id = i.inviter_id
      AND (inviter.role, i.role) IN (${PAIRS}))`;
