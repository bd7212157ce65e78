import { randomUUID } from 'node:crypto';

import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { ChangeSetsService } from '../../src/modules/history/change-sets.service.js';
import { Database } from '../../src/platform/database/database.js';
import { as } from '../support/api.js';
import { part } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember, anEmail, aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import type { Principal } from './requests.js';
import type { Place, Tenant } from './slots.js';

/** A word in all texts of the tenant that must not leak. */
export const canary = (): string => `canary${randomUUID().replaceAll('-', '')}`;

export interface Built extends Tenant {
  projectId: number;
  people: readonly TestUser[];
  /** The token of each caller. */
  tokens: Record<Principal, string | null>;
}

/**
 * A project with texts, members of three roles, an invitation and a history; all names contain `word`. Errors block
 * validation, and a translation lacks the placeholder of its source.
 */
export async function aTenant(word: string): Promise<Built> {
  const owner = await aUser({ email: `${word}@${anEmail()}`.replace(/@(.*)@/, '-$1@'), username: word });
  const world = await aProject({
    owner,
    name: word,
    languages: [`en ${word}`, `fr ${word}`],
    keys: [
      { name: `title_${word}`, group: `menu ${word}`, texts: { [`en ${word}`]: `Title ${word} {name}` } },
      { name: `open_${word}`, isPlural: true, texts: { [`en ${word}`]: { other: `Open ${word}` } } },
    ],
  });
  const { project, language } = world;
  await as(owner).patch(routes.updateChecks(project.id), { blocksOnErrors: true });
  const translator = await aMember(project, 'translator', {
    source: [language(`en ${word}`)],
    target: [language(`fr ${word}`)],
  });
  const reviewer = await aMember(project, 'reviewer');
  const invitee = await aUser();
  const tokens = {
    owner: owner.accessToken,
    translator: translator.accessToken,
    reviewer: reviewer.accessToken,
    invitee: invitee.accessToken,
    nobody: null,
    forger: `${owner.accessToken.slice(0, -3)}abc`,
  };
  const people = [owner, translator, reviewer];
  const emails = [...people.map(({ email }) => email), (await aUser()).email];
  const refreshTokens = [await aUser(), invitee].map(({ refreshToken }) => refreshToken);
  return {
    projectId: project.id,
    people,
    tokens,
    emails,
    refreshTokens,
    places: await placesOf(world, people, invitee),
  };
}

async function placesOf(
  world: TestProject,
  people: readonly TestUser[],
  invitee: TestUser,
): Promise<Place[]> {
  const { project, owner, values, keys } = world;
  const invitation = { projectId: project.id, email: invitee.email, role: 'editor' };
  const invited = await as(owner).post<InvitationView>(routes.createInvitation(), invitation);
  const token = await as(owner).post<{ id: number }>(routes.createToken(), {
    name: project.name,
    scopes: ['read'],
  });
  const value = world.value(keys[0]?.name ?? '', world.languages[1]?.name ?? '');
  await as(owner).patch(routes.writeValue(project.id, value.keyId, value.id), {
    name: `Written ${project.name}`,
  });
  const [activity] = await part(Database).query<{ id: number }>(
    'SELECT id FROM history WHERE project_id = $1',
    [project.id],
  );
  const bulk = { projectId: project.id, actorId: owner.id, kind: 'bulk' as const, summary: {} };
  const changeSet = await part(ChangeSetsService).open(bulk);
  return values.map(({ id, keyId, languageId }, index) => ({
    project: project.id,
    key: keyId,
    value: id,
    language: languageId,
    activity: activity?.id ?? 1,
    changeSet,
    group: keys.find((key) => key.id === keyId)?.groupId ?? 1,
    // It has none: such calls are refused.
    file: 1,
    user: people[index % people.length]?.id ?? 1,
    invitation: invited.body.id,
    token: token.body.id,
  }));
}

/** A digest of all rows of a tenant. */
export async function digestOf({ projectId, people }: Built): Promise<string> {
  const ids = people.map(({ id }) => id);
  const emails = people.map(({ email }) => email);
  const ofProject = [
    'language',
    'key_group',
    'translation_key',
    'translation_value',
    'language_count',
    'project_revision',
    'membership',
    'member_language',
    'invitation',
    'invitation_language',
    'history',
    'audit_log',
  ].map((table) => `SELECT t::text AS line FROM ${table} t WHERE project_id = $1`);
  const lines = [
    ...ofProject,
    'SELECT t::text FROM project t WHERE id = $1',
    'SELECT t::text FROM app_user t WHERE id = ANY($2)',
    'SELECT t::text FROM personal_token t WHERE user_id = ANY($2)',
    'SELECT t::text FROM membership t WHERE user_id = ANY($2)',
    'SELECT t::text FROM identity t WHERE email = ANY($3)',
    `SELECT t::text FROM refresh_token t JOIN identity i ON i.id = t.identity_id WHERE i.email = ANY($3)`,
  ];
  const [row] = await part(Database).query<{ digest: string }>(
    `SELECT md5(string_agg(line, '|' ORDER BY line)) AS digest FROM (${lines.join(' UNION ALL ')}) all_lines`,
    [projectId, ids, emails],
  );
  return row?.digest ?? '';
}
