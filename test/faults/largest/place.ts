import type { CreatedInvitationView } from '#core/api/invitations.js';
import type { ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';
import type { CatalogueGroup } from '#core/formats/model/catalogue.js';

import { anAccount } from '../support/account.js';
import type { Account } from '../support/account.js';
import { at, must } from '../support/calls.js';
import { withClient } from '../support/stage.js';
import { aProject } from '../support/world.js';
import { aProfile } from './profile.js';
import { longText, longTexts, manyTexts, randomText } from './texts.js';
import { send } from './send.js';

const LANGUAGES = 10;

/** How often the text of one value has been written, and how many large profiles are imported. */
const VERSIONS = 100;
const PROFILES = 5;

export interface ProjectIds {
  projectId: number;
  languages: number[];
  groups: number[];
  keys: number[];
  values: { id: number; keyId: number; languageId: number; version: number }[];
  changeSets: number[];
  activities: number[];
}

/** Projects that are as large as the limits allow, each in its own way, and their owner. */
export interface Place {
  origin: string;
  url: string;
  owner: Account;
  members: readonly Account[];
  /** As many long texts as ten imports hold. */
  longTexts: number;
  /** As many keys as a project may hold, in ten languages. */
  manyTexts: number;
  /** Keys without texts. */
  empty: number;
}

/** Fills an application: takes some minutes. */
export async function fill(origin: string, url: string): Promise<Place> {
  const owner = await anAccount(origin);
  const { token } = owner;
  const long = await aLargeProject(origin, token, 'Long texts', () => longTexts());
  const many = await aLargeProject(origin, token, 'Many texts', () => manyTexts());
  const empty = await must<ProjectView>(at(origin, routes.createProject()), 'POST', {
    token,
    body: { ...aProject('Empty', emptyKeys()), languages: Array.from({ length: LANGUAGES }, nameOf) },
  });
  const members = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const member = await anAccount(origin);
      await join(origin, owner, member, long);
      return member;
    }),
  );
  const place = { origin, url, owner, members, longTexts: long, manyTexts: many, empty: empty.id };
  await writeOften(place);
  await importProfiles(place);
  return place;
}

const nameOf = (_language: unknown, index: number): string => `Language ${index}`;

const emptyKeys = (): CatalogueGroup[] => [
  {
    name: 'common',
    keys: Array.from({ length: LIMITS.keysPerSlice }, (_, index) => ({
      name: `key_${index}`,
      isPlural: false,
      values: [{ name: '', quantityString: null }],
    })),
  },
];

async function aLargeProject(
  origin: string,
  token: string,
  name: string,
  groups: () => CatalogueGroup[],
): Promise<number> {
  const body = { ...aProject(name, groups()), languages: [nameOf(null, 0)] };
  const { id } = await made<ProjectView>(origin, routes.createProject(), token, body);
  for (let language = 1; language < LANGUAGES; language += 1)
    await made(origin, routes.createLanguage(id), token, { name: nameOf(null, language), groups: groups() });
  return id;
}

/** @throws Error unless the call succeeds */
async function made<T>(origin: string, path: string, token: string, body: unknown): Promise<T> {
  const { status, start } = await send({
    method: 'POST',
    url: at(origin, path),
    token,
    body,
    encoding: 'identity',
  });
  if (status !== 201) throw new Error(`POST ${path} was answered ${status}: ${start}`);
  const id = /"id":(\d+)/.exec(start)?.[1];
  return { id: Number(id) } as T;
}

async function join(origin: string, owner: Account, member: Account, projectId: number): Promise<void> {
  const body = { projectId, email: member.email, role: 'editor' };
  const { id } = await must<CreatedInvitationView>(at(origin, routes.createInvitation()), 'POST', {
    token: owner.token,
    body,
  });
  await must(at(origin, routes.acceptInvitation(id)), 'POST', { token: member.token });
}

async function writeOften({ origin, url, owner, longTexts: projectId }: Place): Promise<void> {
  const { values } = await idsOf(url, projectId);
  const [value] = values;
  if (value === undefined) throw new Error('The project has no values.');
  const path = at(origin, routes.writeValue(projectId, value.keyId, value.id));
  for (let version = 0; version < VERSIONS; version += 1)
    await must(path, 'PATCH', { token: owner.token, body: { name: longText() } });
}

async function importProfiles({ origin, url, owner, longTexts: projectId }: Place): Promise<void> {
  const { languages } = await idsOf(url, projectId);
  for (let index = 0; index < PROFILES; index += 1) {
    const path = at(origin, routes.importIntoLanguage(projectId, languages[0] ?? 0));
    const body = { groups: [], files: aProfile(`strings-${index}.xml`, randomText) };
    await must(path, 'POST', { token: owner.token, body });
  }
}

/** The ids in a project: of values some thousands. */
export const idsOf = (url: string, projectId: number): Promise<ProjectIds> =>
  withClient(url, async (client) => {
    const ids = async (table: string, order = 'id'): Promise<number[]> => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE project_id = $1 ORDER BY ${order} LIMIT 60000`,
        [projectId],
      );
      return rows.map(({ id }) => Number(id));
    };
    const { rows } = await client.query<Record<'id' | 'key_id' | 'language_id' | 'version', string>>(
      `SELECT id, key_id, language_id, version FROM translation_value WHERE project_id = $1 ORDER BY id LIMIT 10000`,
      [projectId],
    );
    return {
      projectId,
      languages: await ids('language'),
      groups: await ids('key_group'),
      keys: await ids('translation_key'),
      changeSets: await ids('change_set', 'id DESC'),
      activities: await ids('history', 'id DESC'),
      values: rows.map((row) => ({
        id: Number(row.id),
        keyId: Number(row.key_id),
        languageId: Number(row.language_id),
        version: Number(row.version),
      })),
    };
  });
