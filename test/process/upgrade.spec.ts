import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import type { ActivityPage } from '#core/api/activity.js';
import type { TokenPair } from '#core/api/identity.js';
import type { InvitationView } from '#core/api/invitations.js';
import type { ProjectUserView } from '#core/api/members.js';
import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { MeView } from '#core/api/users.js';

import { migrations } from '../../migrations/index.js';
import { codeOf } from '../../src/platform/database/compatibility.js';
import { caller } from './support/caller.js';
import type { Caller } from './support/caller.js';
import {
  PASSWORD,
  query,
  REFRESH_TOKEN,
  withDatabaseIn,
  writeFirstRelease,
} from './support/first-release.js';
import { aDataFolder, cleanUp, start } from './support/motley.js';
import type { Motley } from './support/motley.js';

// Starts several databases and processes, on a machine that may be busy.
jest.setTimeout(120_000);

const PROJECT = 1;

/** The texts of a project, by id: group, key, language, quantity, text, status, version. */
function textsOf({ groups }: ProjectDetails): string[] {
  const rows = groups.flatMap(({ name: group, keys }) =>
    keys.flatMap(({ name: key, values }) => values.map((value) => ({ cell: `${group} ${key}`, ...value }))),
  );
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ id, cell, languageName, quantityString, name, status, version }) => {
      const place = [cell, languageName, quantityString ?? '–'].join(' ');
      return `${id}: ${place} = ${JSON.stringify(name)}, ${status}, ${version}`;
    });
}

describe('a data folder of the first release', () => {
  let motley: Motley;
  let address: string;
  let ada: Caller;
  // Before any test writes.
  let details: ProjectDetails;
  let history: ActivityPage;

  const signIn = async (email: string): Promise<Caller> => {
    const pair = await caller(address).post<TokenPair>(routes.signIn(), { email, password: PASSWORD });
    return caller(address, pair.accessToken);
  };

  beforeAll(async () => {
    const dataDir = await aDataFolder();
    await writeFirstRelease(dataDir);
    motley = start({ MOTLEY_DATA: dataDir });
    address = await motley.address;
    ada = await signIn('ada@example.com');
    details = await ada.get<ProjectDetails>(routes.readProject(PROJECT));
    history = await ada.get<ActivityPage>(routes.listActivity(PROJECT));
  });

  afterAll(cleanUp);

  it('is served and ready', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('keeps users signed in', async () => {
    const pair = await caller(address).post<TokenPair>(routes.refresh(), { refreshToken: REFRESH_TOKEN });
    const me = await caller(address, pair.accessToken).get<MeView>(routes.readMe());
    expect(me).toMatchObject({ id: 1, username: 'Ada', language: 'fr' });
    const next = { refreshToken: pair.refreshToken };
    expect(await caller(address).post(routes.refresh(), next)).toHaveProperty('accessToken');
  });

  it('learns the codes of its languages', async () => {
    const codes = async (): Promise<(string | null)[]> =>
      (await ada.get<ProjectDetails>(routes.readProject(PROJECT))).languages.map(({ tag }) => tag);
    while ((await codes()).includes(null)) await pause(50);
    expect(await codes()).toEqual(['en', 'fr']);
  });

  it('keeps every text with its status and version', () => {
    expect(details).toMatchObject({ name: 'Atlas', description: 'Maps for walkers', color: '3366FF' });
    expect(details.languages.map(({ name }) => name)).toEqual(['English', 'Français']);
    expect(textsOf(details)).toEqual([
      '1: common save English – = "Save", validated, 2',
      '2: common save Français – = "Enregistrer", validated, 2',
      '3: home walks English zero = "No walk", modified, 1',
      '4: home walks English one = "{n} walk", modified, 1',
      '5: home walks English other = "{n} walks", modified, 1',
      '6: home walks Français zero = "", modified, 1',
      '7: home walks Français one = "{n} randonnée", invalidated, 3',
      '8: home walks Français other = "", modified, 1',
      '9: home title English – = "A line\\nand \\"another\\" \\\\ 😀", modified, 4',
      '10: home title Français – = "À « l’ouest »", modified, 1',
    ]);
  });

  it('keeps members, their languages and invitations', async () => {
    const users = await ada.get<ProjectUserView[]>(routes.listProjectUsers(PROJECT));
    const lines = users.map(({ email, role, pending, targetLanguages }) =>
      [
        email.toLowerCase(),
        role,
        pending ? 'invited' : 'member',
        ...targetLanguages.map(({ name }) => name),
      ].join(' '),
    );
    expect(lines.sort()).toEqual([
      'ada@example.com owner member',
      'bea@example.com translator member Français',
      'cleo@example.com editor invited',
    ]);
    const cleo = await signIn('cleo@example.com');
    const invitations = await cleo.get<InvitationView[]>(routes.listInvitations());
    expect(invitations).toMatchObject([{ id: 1, projectName: 'Atlas', role: 'editor' }]);
  });

  it('keeps the history', () => {
    expect(history.items.map(({ action, actor }) => [action, actor?.username])).toEqual([
      ['value.written', 'Bea'],
      ['project.created', 'Ada'],
    ]);
  });

  it('accepts edits, and stores and counts them', async () => {
    const stats = async () =>
      (await ada.get<ProjectSummary[]>(routes.listProjects())).find(({ id }) => id === PROJECT)?.stats;
    expect(await stats()).toEqual({ empty: 2, modified: 5, validated: 2, invalidated: 1 });
    const written = await ada.patch<ValueView>(routes.writeValue(PROJECT, 2, 6), {
      name: 'Aucune randonnée',
    });
    expect(written).toMatchObject({ id: 6, name: 'Aucune randonnée', version: 2 });
    expect(await stats()).toEqual({ empty: 1, modified: 6, validated: 2, invalidated: 1 });
    const project = { name: 'Second', color: '112233', description: '', languages: ['English'] };
    const { id } = await ada.post<ProjectSummary>(routes.createProject(), project);
    expect(id).toBeGreaterThan(PROJECT);
  });
});

describe('a data folder of a newer release', () => {
  const own = codeOf(migrations.map((Migration) => new Migration()));

  let dataDir: string;

  /** Changes the database like a future release, while no server runs. */
  const change = (sql: string): Promise<unknown> => withDatabaseIn(dataDir, (url) => query(url, sql));

  beforeAll(async () => {
    dataDir = await aDataFolder();
    const today = start({ MOTLEY_DATA: dataDir });
    await today.address;
    await today.end('SIGTERM');
    await change(`INSERT INTO migrations (timestamp, name) VALUES (${own + 1}, 'Tomorrow${own + 1}')`);
  });

  afterAll(cleanUp);

  it('is served and ready if it is compatible', async () => {
    await change(`UPDATE schema_compatibility SET min_code = ${own}`);
    const motley = start({ MOTLEY_DATA: dataDir });
    expect((await fetch(`${await motley.address}/readyz`)).status).toBe(200);
    expect((await motley.end('SIGTERM')).code).toBe(0);
  });

  it('is refused in one line if it is incompatible', async () => {
    await change(`UPDATE schema_compatibility SET min_code = ${own + 1}`);
    const { code, complaint } = await start({ MOTLEY_DATA: dataDir }).ended;
    expect([code, complaint.trimEnd().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(
          /^This database was changed by a newer release of Motley .*: start that release/,
        ),
      ],
    ]);
  });
});
