const TWICE = 'the membership $2 is one of the project $1: each of the two conditions says it by itself';
const UNIQUE =
  'ids of memberships, invitations and values are those of one sequence each for all projects: the other condition is enough';
const GUARD = 'the guard has found the membership a moment before';
const LEASE = 'a lease is a random number: no two users hold the same';
const RANKS = 'only owners and managers invite, and to no higher role than manager';

const ROWS: [file: string, what: string, why: string, near?: string][] = [
  ['src/modules/activity/activity.queries.ts', 'm.project_id = h.project_id', TWICE],
  ['src/modules/activity/activity.queries.ts', 'h.project_id = $1', TWICE],
  ['src/modules/activity/revert.queries.ts', 'm.project_id = h.project_id', TWICE],
  ['src/modules/activity/revert.queries.ts', 'h.project_id = $1', TWICE],
  ['src/modules/invitations/invitations.queries.ts', 'l.project_id = a.project_id', UNIQUE],
  [
    'src/modules/invitations/invitations.service.ts',
    'if (!outranksOrEquals(actor.role, role)) throw new ForbiddenError',
    RANKS,
  ],
  [
    'src/modules/invitations/invitations.service.ts',
    'if (!outranksOrEquals(inviter.role, role)) throw new ForbiddenError',
    RANKS,
  ],
  [
    'src/modules/languages/languages.service.ts',
    `if (!may(role, 'canWriteKey')) throw new ForbiddenError`,
    'every role that writes languages writes keys; the check is for a table of rights that separates them',
  ],
  ['src/modules/invitations/invitations.queries.ts', 'i.project_id = $1', UNIQUE, 'AND i.id = $2'],
  [
    'src/modules/invitations/invitations.queries.ts',
    'invitee_id = $2',
    'it only locks the project; what is done under the lock asks for the invited user once more',
    'SELECT project_id FROM invitation',
  ],
  ['src/modules/members/members.queries.ts', 'l.project_id = m.project_id', UNIQUE],
  ['src/modules/members/language-limits.sql.ts', 'listed.project_id = ${as}.project_id', UNIQUE],
  ['src/modules/members/members.service.ts', 'if (membership === null) throw new ForbiddenError', GUARD],
  ['src/modules/members/readable-languages.sql.ts', 'target.project_id = m.project_id', UNIQUE],
  ['src/modules/members/readable-languages.sql.ts', 'source.project_id = m.project_id', UNIQUE],
  [
    'src/modules/members/project.guard.ts',
    'if (request.appUser === undefined) throw new UnauthenticatedError',
    'an earlier guard has refused callers without a user',
  ],
  ['src/modules/members/project-users.queries.ts', 'update({ projectId, id }, { role })', UNIQUE],
  ['src/modules/members/project-users.queries.ts', 'update({ projectId, id }, { [flag]', UNIQUE],
  ['src/modules/members/project-users.queries.ts', 'delete({ projectId, membershipId: id', UNIQUE],
  ['src/modules/members/project-users.queries.ts', 'delete({ projectId, id })', UNIQUE],
  ['src/modules/members/readable-languages.sql.ts', 'm.project_id = $1', TWICE],
  ['src/modules/projects/projects.queries.ts', 'm.project_id = $1', TWICE, 'OF_MEMBER'],
  ['src/modules/projects/projects.service.ts', 'if (project === null) throw new ForbiddenError', GUARD],
  ['src/modules/projects/projects.queries.ts', 'p.id = $1', TWICE, 'm.id = $2'],
  ['src/modules/subscriptions/billing/lease.queries.ts', 'user_id = $1', LEASE, 'AND lease = $2'],
  ['src/modules/subscriptions/billing/subscriptions.queries.ts', 'user_id = $1', LEASE, 'AND lease = $2'],
  ['src/modules/members/members.queries.ts', 'm.project_id = $1', TWICE, 'AND m.id = $2'],
  ['src/modules/translations/values.queries.ts', 'h.project_id = $1', UNIQUE, 'h.value_id = $2'],
];

/**
 * Mutants that no test can distinguish from the product, and why; `what` as in the list of mutants, `near` as another
 * part of the line. They are not tried.
 */
export const EQUIVALENT = ROWS.map(([file, what, why, near = '']) => ({ file, what, why, near }));
