import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/model/catalogue.js';

import { caller, register } from './support/caller.js';
import { aDataFolder, cleanUp, start, timed } from './support/motley.js';

jest.setTimeout(180_000);

/** No rate limits. */
const UNLIMITED = { API_RATE_LIMIT: '1000000', DETAILS_RATE_LIMIT: '1000000' };

const KEYS = 10_000;

const aFile = (keys: number, text: string): CatalogueGroup[] => [
  {
    name: 'common',
    keys: Array.from({ length: keys }, (_, index) => ({
      name: `key_${index}`,
      isPlural: false,
      values: [{ name: `${text} ${index}`, quantityString: null }],
    })),
  },
];

const valuesOf = ({ groups }: ProjectDetails): ValueView[] =>
  groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values));

/** A server with a project of a number of English keys; its data outlives it. */
async function aServerWithProject(keys: number) {
  const environment = { MOTLEY_DATA: await aDataFolder(), ...UNLIMITED };
  const server = start(environment);
  const address = await server.address;
  const token = await register(address);
  const { id } = await caller(address, token).post<ProjectView>(routes.createProject(), {
    name: 'Atlas',
    color: '3366FF',
    description: '',
    languages: ['en'],
    groups: aFile(keys, 'English'),
  });
  /** Kills and restarts the server; returns the project, and continues. */
  const killAndRead = async (victim: typeof server) => {
    await victim.end('SIGKILL');
    const next = start(environment);
    const there = caller(await next.address, token);
    return { server: next, there, details: await there.get<ProjectDetails>(routes.readProject(id)) };
  };
  const there = caller(address, token);
  return {
    server,
    there,
    projectId: id,
    details: await there.get<ProjectDetails>(routes.readProject(id)),
    killAndRead,
  };
}

describe('a server killed with -9', () => {
  afterAll(cleanUp);

  it('during edits loses no acknowledged edit', async () => {
    const { server, there, projectId, details, killAndRead } = await aServerWithProject(8);
    const acknowledged = new Map<number, ValueView>();
    const edit = async ({ id, keyId }: ValueView): Promise<void> => {
      for (let round = 1; ; round += 1) {
        const name = `value ${id}, round ${round}`;
        acknowledged.set(id, await there.patch<ValueView>(routes.writeValue(projectId, keyId, id), { name }));
      }
    };
    const brokenOff = Promise.allSettled(valuesOf(details).map(edit));
    // During edits of every value.
    while (acknowledged.size < 8) await pause(10);
    const after = await killAndRead(server);
    await brokenOff;

    const found = new Map(valuesOf(after.details).map((value) => [value.id, value]));
    expect(acknowledged.size).toBe(8);
    for (const [id, { version, name }] of acknowledged) {
      const now = found.get(id);
      // One more edit may have been written, but not acknowledged yet.
      expect([version, version + 1]).toContain(now?.version);
      if (now?.version === version) expect(now.name).toBe(name);
    }
    await after.server.end('SIGTERM');
  });

  it('during an import stores all of it or nothing', async () => {
    const project = await aServerWithProject(1);
    let { server, there } = project;
    const add = (name: string): Promise<unknown> =>
      there.post(routes.createLanguage(project.projectId), { name, groups: aFile(KEYS, name) });
    const whole = await timed(() => add('undisturbed'));

    const outcomes: string[] = [];
    for (const share of [0.02, 0.1, 0.4, 0.7, 0.9]) {
      const name = `killed at ${share}`;
      const brokenOff = Promise.allSettled([add(name)]);
      await pause(whole * share);
      const { details, ...next } = await project.killAndRead(server);
      ({ server, there } = next);
      await brokenOff;
      const isThere = details.languages.some((language) => language.name === name);
      const filled = valuesOf(details).filter((value) => value.name.startsWith(`${name} `));
      expect(filled).toHaveLength(isThere ? KEYS : 0);
      outcomes.push(isThere ? 'all' : 'nothing');
    }
    expect(outcomes).toContain('nothing');
    await server.end('SIGTERM');
  });

  it('during the revert of an import leaves all of the import or nothing', async () => {
    const project = await aServerWithProject(1);
    let { server, there } = project;
    const path = routes.createLanguage(project.projectId);
    const imported = { name: 'fr', groups: aFile(KEYS, 'French') };
    const { changeSetId } = await there.post<CreatedLanguageView>(path, imported);
    const revert = (dryRun: boolean): Promise<unknown> =>
      there.post(routes.revertChangeSet(project.projectId, changeSetId ?? 0), { dryRun });
    const whole = await timed(() => revert(true));

    const outcomes: string[] = [];
    for (const share of [0.02, 0.2, 0.5, 0.8]) {
      const brokenOff = Promise.allSettled([revert(false)]);
      await pause(whole * share);
      const { details, ...next } = await project.killAndRead(server);
      ({ server, there } = next);
      await brokenOff;
      const isReverted = !details.languages.some(({ name }) => name === 'fr');
      const french = valuesOf(details).filter(({ name }) => name.startsWith('French '));
      expect(french).toHaveLength(isReverted ? 0 : KEYS);
      const { items } = await there.get<ChangeSetPage>(routes.listChangeSets(project.projectId));
      expect(items.map(({ kind }) => kind)).toEqual(isReverted ? ['revert', 'import'] : ['import']);
      outcomes.push(isReverted ? 'all' : 'nothing');
      if (isReverted) break;
    }
    expect(outcomes).toContain('nothing');
    await server.end('SIGTERM');
  });
});
