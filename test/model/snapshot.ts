import { Database } from '../../src/platform/database/database.js';
import { part } from '../support/server/app.js';
import type { TestUser } from '../support/project/world.js';
import type { ModelKey, ModelLimits, ModelProject } from './state.js';

interface Lists {
  source: string[] | null;
  target: string[] | null;
}

/** An item as one text, with its id in the database. */
type Line = [text: string, id: number];

/** A project in the database and in the model, in the same order and format. */
interface Content {
  languages: Line[];
  /** Sorted by text, because the order is undefined. */
  rest: Line[];
}

const lists = (table: string, owner: string): string => `
  json_build_object(
    'source', CASE WHEN t.source_restricted THEN (SELECT coalesce(json_agg(l.name ORDER BY l.id), '[]') FROM ${table} x
      JOIN language l ON l.project_id = x.project_id AND l.id = x.language_id WHERE x.${owner} = t.id AND x.access = 'source') END,
    'target', CASE WHEN t.target_restricted THEN (SELECT coalesce(json_agg(l.name ORDER BY l.id), '[]') FROM ${table} x
      JOIN language l ON l.project_id = x.project_id AND l.id = x.language_id WHERE x.${owner} = t.id AND x.access = 'target') END)`;

const all = (columns: string, from: string): string =>
  `(SELECT coalesce(json_agg(json_build_array(${columns}) ORDER BY t.id), '[]') FROM ${from} AND t.project_id = p.id)`;

const ALL = `
  SELECT p.id, json_build_array(p.name, p.color, p.description, p.archived_at IS NOT NULL, p.blocks_on_errors) AS self,
    ${all('t.id, t.name, t.tag', 'language t WHERE true')} AS languages,
    ${all('t.id, t.name', 'key_group t WHERE true')} AS groups,
    ${all(
      `t.id, g.name, t.name, t.is_plural, t.description, t.max_length, t.obsolete_at IS NOT NULL,
       (SELECT coalesce(json_agg(tag ORDER BY tag), '[]') FROM key_tag WHERE key_id = t.id)`,
      'translation_key t JOIN key_group g ON g.id = t.group_id WHERE true',
    )} AS keys,
    ${all(
      't.id, g.name, k.name, l.name, t.quantity, t.text, t.status, t.version',
      `translation_value t JOIN translation_key k ON k.id = t.key_id JOIN key_group g ON g.id = k.group_id
       JOIN language l ON l.id = t.language_id WHERE true`,
    )} AS values,
    ${all(`t.user_id, t.role, ${lists('member_language', 'membership_id')}`, 'membership t WHERE true')} AS members,
    ${all(
      `t.id, t.inviter_id, t.invitee_id, t.role, ${lists('invitation_language', 'invitation_id')}`,
      `invitation t WHERE t.status = 'pending'`,
    )} AS invitations
  FROM project p ORDER BY p.id`;

interface Row {
  id: number;
  self: (string | boolean)[];
  languages: [number, string, string | null][];
  groups: [number, ...unknown[]][];
  keys: [number, ...unknown[]][];
  values: [number, ...unknown[]][];
  members: [number, string, Lists][];
  invitations: [number, number, number | null, string, Lists][];
}

const line = (kind: string, id: number, ...told: unknown[]): Line => [JSON.stringify([kind, ...told]), id];

const sorted = (lines: Line[]): Line[] => lines.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** Everything stored, by project id. */
export async function stored(people: readonly TestUser[]): Promise<Map<number, Content>> {
  const rows = await part(Database).query<Row>(ALL);
  const who = new Map(people.map(({ id }, index) => [id, index]));
  return new Map(rows.map((row) => [row.id, contentOf(row, who)]));
}

function contentOf(row: Row, who: ReadonlyMap<number, number>): Content {
  const rest = [
    line('project', row.id, ...row.self),
    ...row.groups.map(([id, ...told]) => line('group', id, ...told)),
    ...row.keys.map(([id, ...told]) => line('key', id, ...told)),
    ...row.values.map(([id, ...told]) => line('value', id, ...told)),
    ...row.members.map(([id, ...told]) => line('member', id, who.get(id), ...told)),
    ...row.invitations.map(([id, inviter, invitee, ...told]) =>
      line('invitation', id, who.get(inviter), invitee && who.get(invitee), ...told),
    ),
  ];
  return {
    languages: row.languages.map(([id, name, tag]) => [JSON.stringify([name, tag]), id]),
    rest: sorted(rest),
  };
}

type Named = [text: string, thing: { id: number }];

/** The expected state of a project, in the format of `stored`. */
export function expected(project: ModelProject): { languages: Named[]; rest: Named[] } {
  const named = (kind: string, thing: { id: number }, ...told: unknown[]): Named => [
    JSON.stringify([kind, ...told]),
    thing,
  ];
  const rest = [
    named('project', project, ...selfOf(project)),
    ...project.groups.map((group) => named('group', group, group.name)),
    ...project.keys.flatMap((key) => [
      named('key', key, key.group.name, key.name, key.isPlural, ...contextOf(key)),
      ...key.values.map((value) => {
        const { language, quantity, text, status, version } = value;
        const place = [key.group.name, key.name, language.name, quantity];
        return named('value', value, ...place, text, status, version);
      }),
    ]),
    ...project.members.map((member) =>
      named('member', { id: 0 }, member.user, member.role, namesOf(project, member)),
    ),
    ...project.invitations.map((invitation) => {
      const { inviter, invitee, role } = invitation;
      return named('invitation', invitation, inviter, invitee, role, namesOf(project, invitation));
    }),
  ];
  rest.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    languages: project.languages.map((language) => [JSON.stringify([language.name, language.tag]), language]),
    rest,
  };
}

const selfOf = ({ name, color, description, isArchived, isBlocking }: ModelProject): unknown[] => [
  name,
  color,
  description,
  isArchived,
  isBlocking,
];

const contextOf = ({ description, maxLength, isObsolete, tags }: ModelKey): unknown[] => [
  description,
  maxLength,
  isObsolete,
  [...tags].sort(),
];

const namesOf = ({ languages }: ModelProject, { source, target }: ModelLimits): Lists => ({
  source: source && languages.filter((language) => source.includes(language)).map(({ name }) => name),
  target: target && languages.filter((language) => target.includes(language)).map(({ name }) => name),
});
