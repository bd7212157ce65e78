import { ASSIGNABLE_ROLES, outranksOrEquals, ROLES } from '#core/domain/roles.js';

/** Who may stand behind an invitation to which role, as pairs. */
const PAIRS = ROLES.flatMap((inviter) =>
  ASSIGNABLE_ROLES.filter((role) => outranksOrEquals(inviter, role)).map(
    (role) => `('${inviter}', '${role}')`,
  ),
).join(', ');

/**
 * A condition: the invitation `as` can still be accepted at the moment `now`. It dies with the membership or the rank
 * of the member who made it.
 */
export const liveInvitation = ({ as, now }: { as: string; now: string }): string => `
  ${as}.status = 'pending' AND ${as}.expires_at > ${now}::timestamptz AND EXISTS (
    SELECT 1 FROM membership inviter WHERE inviter.project_id = ${as}.project_id AND inviter.user_id = ${as}.inviter_id
      AND (inviter.role, ${as}.role) IN (${PAIRS}))`;
