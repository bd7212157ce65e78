import { jest } from '@jest/globals';

import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import type { TokenPair } from '#core/api/identity.js';
import type { InvitationView } from '#core/api/invitations.js';
import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { caller } from './support/caller.js';
import type { Caller } from './support/caller.js';
import { aDataFolder, cleanUp, start, START } from './support/motley.js';
import type { Motley } from './support/motley.js';

jest.setTimeout(180_000);

const WEEK = 7 * 24 * 3_600 * 1_000;

/** A demo user, logged in with the printed password. */
async function somebody(motley: Motley, name: string): Promise<Caller> {
  const address = await motley.address;
  const password = /password of every account: (\S+)/.exec(motley.said())?.[1];
  const pair = await caller(address).post<TokenPair>(routes.signIn(), {
    email: `${name}@motley.example`,
    password,
  });
  return caller(address, pair.accessToken);
}

function theOne<T extends { name: string }>(among: readonly T[], wanted: string): T {
  const found = among.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return found;
}

/** The time between the creation of a project and its last change. */
async function weeksOf(somebody: Caller, projectId: number): Promise<number> {
  const items: ActivityItem[] = [];
  let next: number | null = null;
  do {
    const before: string = next === null ? '' : `?before=${next}`;
    const page: ActivityPage = await somebody.get(`${routes.listActivity(projectId)}${before}`);
    items.push(...page.items);
    next = page.next;
  } while (next !== null);
  expect(items.at(-1)?.action).toBe('project.created');
  const [newest = 0, oldest = 0] = [items[0], items.at(-1)].map((item) => Date.parse(item?.at ?? ''));
  return (newest - oldest) / WEEK;
}

describe('npm start -- --demo', () => {
  afterAll(cleanUp);

  it('fills an empty database with a demo, and leaves a used one unchanged', async () => {
    const dataDir = await aDataFolder();
    const motley = start({ MOTLEY_DATA: dataDir, REGISTRATION: 'closed' }, [...START, '--demo']);
    const camille = await somebody(motley, 'camille');
    const projects = await camille.get<ProjectSummary[]>(routes.listProjects());
    expect(projects.map(({ name, role }) => `${name}: ${role}`).sort()).toEqual([
      'Maison Lin: reviewer',
      'Pocket Notes: editor',
      'Wayfarer: owner',
    ]);

    const { id, languages } = theOne(projects, 'Wayfarer');
    expect(languages.map(({ name }) => name)).toEqual([
      'English',
      'Français',
      'Deutsch',
      '日本語',
      'العربية',
    ]);
    const { stats } = theOne(languages, 'Français');
    expect(stats.validated).toBeGreaterThan(10);
    expect(stats.modified).toBeGreaterThan(10);
    expect(stats.invalidated).toBeGreaterThan(0);
    expect(await weeksOf(camille, id)).toBeGreaterThan(5);

    const lea = await somebody(motley, 'lea');
    const seen = await lea.get<ProjectDetails>(routes.readProject(id));
    expect(seen.languages.map(({ name, access }) => `${name}: ${access}`)).toEqual([
      'English: source',
      'Français: target',
    ]);
    const nora = await somebody(motley, 'nora');
    const invitations = await nora.get<InvitationView[]>(routes.listInvitations());
    expect(invitations.map(({ projectName }) => projectName).sort()).toEqual(['Maison Lin', 'Wayfarer']);
    await motley.end('SIGTERM');

    const again = start({ MOTLEY_DATA: dataDir }, [...START, '--demo']);
    await again.address;
    expect(again.said()).toContain('The demo was left out: this database is in use already.');
    expect(again.said()).not.toContain('password');
    await again.end('SIGTERM');
  });
});
