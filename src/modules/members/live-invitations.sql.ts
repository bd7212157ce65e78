import { ASSIGNABLE_ROLES, outranksOrEquals, ROLES } from '#core/domain/roles.js';

/** Pairs of the inviter's role and the invited role. */
const PAIRS = ROLES.flatMap((inviter) =>
  ASSIGNABLE_ROLES.filter((role) => outranksOrEquals(inviter, role)).map(
    (role) => `('${inviter}', '${role}')`,
  ),
).join(', ');

/**
 * A condition: the invitation `as` can be accepted at the time `now`. It becomes invalid when its sender leaves or gets
 * a lower role.
 */
export const liveInvitation = ({ as, now }: { as: string; now: string }): string => `
  ${as}.status = 'pending' AND ${as}.expires_at > ${now}::timestamptz AND EXISTS (
    SELECT 1 FROM membership inviter WHERE inviter.project_id = ${as}.project_id AND inviter.user_id = ${as}.inviter_id
      AND (inviter.role, ${as}.role) IN (${PAIRS}))`;
