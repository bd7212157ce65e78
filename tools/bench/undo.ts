import { performance } from 'node:perf_hooks';

import { ensureServerBuilt } from '../../scripts/lib/build.mjs';
import { made } from '../storm/caller.ts';
import { ACCOUNT } from './editor-world.ts';
import { aDataFolder, remove, start } from './server.ts';
import { figure, quantile } from './statistics.mjs';

const RUNS = 3;
const KEYS = 50_000;
const KEYS_OF_SEVERAL = 10_000;

const GROUPS = [
  {
    name: 'common',
    keys: Array.from({ length: KEYS }, (_, n) => ({
      name: `key_${n}`,
      isPlural: false,
      values: [{ name: `Text ${n}`, quantityString: null }],
    })),
  },
];

const IN_SEVERAL = ['de', 'es', 'it'].map((tag) => ({
  tag,
  groups: GROUPS.map(({ name, keys }) => ({ name, keys: keys.slice(0, KEYS_OF_SEVERAL) })),
}));

/** How long it takes to import a large file and to undo it. */
export async function measure() {
  console.log('Measuring imports and their undoing …');
  await ensureServerBuilt();
  const folder = aDataFolder();
  const server = await start(folder);
  const took: Record<'imported' | 'dryRun' | 'reverted' | 'several', number[]> = {
    imported: [],
    dryRun: [],
    reverted: [],
    several: [],
  };
  try {
    const post = await anAccount(server.origin);
    const about = { name: 'Bench', color: '0e8457', description: '', languages: ['English'] };
    const { id } = (await post('/projects', about)) as { id: number };
    for (let run = 0; run < RUNS; run += 1) {
      const imported = (await timed(took.imported, () =>
        post(`/projects/${id}/languages`, { name: `run ${run}`, groups: GROUPS }),
      )) as { changeSetId: number };
      const revert = `/projects/${id}/change-sets/${imported.changeSetId}/revert`;
      await timed(took.dryRun, () => post(revert, { dryRun: true }));
      await timed(took.reverted, () => post(revert, { dryRun: false }));
      const several = (await timed(took.several, () =>
        post(`/projects/${id}/changes`, { languages: IN_SEVERAL }),
      )) as { changeSetId: number };
      await post(`/projects/${id}/change-sets/${several.changeSetId}/revert`, { dryRun: false });
    }
  } finally {
    await server.end();
    remove(folder);
  }
  const limit = figure(2 * quantile(took.imported, 0.5));
  const row = (what: string, runs: number[], most: string) => [
    what,
    figure(quantile(runs, 0.5)),
    figure(quantile(runs, 0.95)),
    most,
  ];
  return {
    title: 'Undoing',
    head: ['what', 'median', 'p95', 'must be at most'],
    rows: [
      row('import of 50,000 keys, ms', took.imported, '–'),
      row('dry run of its revert, ms', took.dryRun, limit),
      row('its revert, ms', took.reverted, limit),
      row('import of 3 languages with 10,000 keys each, ms', took.several, '–'),
    ],
  };
}

async function anAccount(origin: string) {
  const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-up', ACCOUNT);
  const post = (path: string, body: object) => made(origin, 'POST', path, body, accessToken);
  await post('/auth/register', { username: 'Bench', email: ACCOUNT.email });
  return post;
}

async function timed<T>(into: number[], work: () => Promise<T>) {
  const startedAt = performance.now();
  const result = await work();
  into.push(performance.now() - startedAt);
  return result;
}
