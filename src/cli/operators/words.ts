import type { PersonDetails } from '../../modules/operators/person-details.service.js';
import type { Person, PersonsProject } from '../../modules/operators/people.queries.js';
import type { InstanceProject } from '../../modules/operators/instance-projects.queries.js';

const HOUR = 13;

/** To the hour, in UTC: "2026-11-28 14:00". */
export const hourOf = (at: Date | string | null): string =>
  at === null ? 'never' : `${new Date(at).toISOString().slice(0, HOUR).replace('T', ' ')}:00`;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function stateOf({ id, disabledAt }: Person): string {
  if (disabledAt !== null) return 'disabled';
  return id === null ? 'no profile yet' : 'active';
}

export function peopleTable(people: readonly Person[], projects: readonly PersonsProject[]): string {
  const owned = countBy(projects.filter(({ role }) => role === 'owner'));
  const joined = countBy(projects.filter(({ role }) => role !== 'owner'));
  const rows = people.map((person) => [
    person.email,
    stateOf(person),
    dayOf(person.createdAt),
    hourOf(person.lastSeenAt),
    String(owned.get(person.id ?? 0) ?? 0),
    String(joined.get(person.id ?? 0) ?? 0),
  ]);
  return table([['E-MAIL', 'STATE', 'CREATED', 'LAST SEEN (UTC)', 'OWNS', 'JOINED'], ...rows]);
}

export function personLines({ person, logName, sessions, tokens, projects }: PersonDetails): string {
  const { email, username, emailVerified, createdAt, disabledAt } = person;
  const verified = emailVerified === null ? 'known to Firebase only' : emailVerified ? 'yes' : 'no';
  return [
    ...table([
      ['E-mail', email],
      ['Name', username ?? 'none'],
      ['State', disabledAt === null ? stateOf(person) : `disabled since ${hourOf(disabledAt)}`],
      ['Created', dayOf(createdAt)],
      ['Verified', verified],
      ['In the log', logName],
    ]).split('\n'),
    ...section(
      'Sessions',
      sessions.map(({ userAgent, lastUsedAt }) => [
        userAgent ?? 'unknown device',
        `last seen ${hourOf(lastUsedAt)}`,
      ]),
    ),
    ...section(
      'Tokens',
      tokens.map(({ name, prefix, scopes, projectId, lastUsedAt }) => [
        name,
        `${prefix}…`,
        scopes.join(', '),
        projectId === null ? 'all projects' : `project ${projectId}`,
        `last used ${hourOf(lastUsedAt)}`,
      ]),
    ),
    ...section('Projects owned', projects.filter(({ role }) => role === 'owner').map(projectRow)),
    ...section('Projects joined', projects.filter(({ role }) => role !== 'owner').map(projectRow)),
  ].join('\n');
}

export function projectsTable(projects: readonly InstanceProject[]): string {
  const rows = projects.map(({ id, name, ownerEmail, isOwnerDisabled, members, createdAt, archivedAt }) => [
    String(id),
    name,
    `${ownerEmail ?? 'nobody'}${isOwnerDisabled ? ' (disabled)' : ''}`,
    String(members),
    dayOf(createdAt),
    archivedAt === null ? '' : `archived ${dayOf(archivedAt)}`,
  ]);
  return table([['ID', 'NAME', 'OWNER', 'MEMBERS', 'CREATED', ''], ...rows]);
}

/** For programs. */
export const json = (value: object): string => JSON.stringify(value, null, 2);

const projectRow = ({ id, name, role }: PersonsProject): string[] => [
  String(id),
  name,
  role === 'owner' ? '' : role,
];

function section(title: string, rows: readonly string[][]): string[] {
  if (rows.length === 0) return [`${title}: none`];
  return [
    `${title}:`,
    ...table(rows)
      .split('\n')
      .map((line) => `  ${line}`),
  ];
}

/** Columns as wide as their widest text. */
function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => printable(text).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names are typed by strangers: nothing in them may steer the terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '?');

function countBy(projects: readonly PersonsProject[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { userId } of projects) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return counts;
}
