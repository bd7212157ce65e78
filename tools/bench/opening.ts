import { strictEqual } from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import type { ProjectColumns } from '../../core/api/columns/columns.ts';
import { product, withScratchDatabase } from '../../scripts/lib/database.mjs';
import { made } from '../storm/caller.ts';
import { LIMIT_MB, memoryLimit } from '../storm/memory-limit.ts';
import { startLimited } from '../storm/server.ts';
import type { LimitedServer } from '../storm/server.ts';
import { ACCOUNT, aLargeProject } from './editor-world.ts';
import { reader } from './opening-calls.ts';
import type { Answer, Read } from './opening-calls.ts';
import { openingLimit } from './opening-limit.ts';
import { remove } from './server.ts';
import { figure, quantile } from './statistics.mjs';

interface World {
  server: LimitedServer;
  projectId: number;
  token: string;
  read: Read;
}

type What = 'first' | 'again' | 'unchanged' | 'language' | 'people' | 'sql' | 'gzip';

const RUNS = 9;
const KEYS = 10_000;
const MANY_KEYS = 50_000;
const MANY = { email: 'many@motley.example', password: ACCOUNT.password };
const PEOPLE = 50;
const LOAD_MS = 60_000;
const MB = 1e6;

/** The cost of opening a project. */
export async function measure() {
  console.log('Measuring the opening of projects …');
  const limit = memoryLimit();
  const folder = mkdtempSync(join(tmpdir(), 'motley-bench-opening-'));
  try {
    return await withScratchDatabase(async (url) => {
      const server = await startLimited(url, folder, limit);
      try {
        const rows = await opened(await aWorld(server, KEYS, ACCOUNT), url);
        return {
          title: 'Opening a project',
          conditions: `${LIMIT_MB} MB by ${limit.kind}`,
          head: ['what', 'median', 'p95', 'must be at most'],
          rows: [...rows, ...(await loaded(await aWorld(server, MANY_KEYS, MANY)))],
        };
      } finally {
        await server.stop();
      }
    });
  } finally {
    limit.remove();
    remove(folder);
  }
}

async function aWorld(
  server: LimitedServer,
  keys: number,
  account: { email: string; password: string },
): Promise<World> {
  const projectId = await aLargeProject(server.origin, keys, account);
  const { accessToken: token } = await made<{ accessToken: string }>(
    server.origin,
    'POST',
    '/identity/sign-in',
    account,
  );
  return { server, projectId, token, read: reader(server.origin, token) };
}

async function opened(world: World, url: string) {
  const { server, projectId, token, read } = world;
  const path = `/projects/${projectId}/columns`;
  const limit = await openingLimit(url, projectId);
  const first = await read(path);
  await check(world, first);
  const { languages } = unpacked<ProjectColumns>(first);
  const rename = (name: string) =>
    made(server.origin, 'PUT', `/projects/${projectId}`, { name, color: '0e8457' }, token);
  const took: Record<What, number[]> = {
    first: [],
    again: [],
    unchanged: [],
    language: [],
    people: [],
    sql: [],
    gzip: [],
  };
  server.stall = 0;
  for (let run = 0; run < RUNS; run += 1) {
    await rename(`Run ${run}`);
    const answer = await read(path);
    took.first.push(answer.took);
    strictEqual(unpacked<ProjectColumns>(answer).name, `Run ${run}`);
    const again = await read(path);
    strictEqual(Buffer.compare(again.bytes, answer.bytes), 0);
    took.again.push(again.took);
    const unchanged = await read(path, { 'if-none-match': answer.tag });
    strictEqual(unchanged.status, 304);
    took.unchanged.push(unchanged.took);
    const language = await read(`${path}?languageId=${languages[run]?.id}`);
    strictEqual(unpacked<ProjectColumns>(language).values.length, KEYS / 1_000);
    took.language.push(language.took);
    const { parts, sql, gzip } = await limit.measure(gunzipSync(answer.bytes));
    strictEqual(parts, (languages.length * KEYS) / 1_000);
    took.sql.push(sql);
    took.gzip.push(gzip);
    await rename(`Run ${run} of ${PEOPLE}`);
    took.people.push(await openedByAll(read, path));
  }
  const { stall } = server;
  await limit.end();
  return rowsOf(took, { stall, wire: first.bytes.length });
}

/** The columns must hold what the details hold. */
async function check({ projectId, read }: World, answer: Answer) {
  const { detailsOf } = await product('core/api/columns/details-of-columns.js');
  const details = unpacked<{ groups: object[] }>(await read(`/projects/${projectId}/details`));
  const columns = detailsOf(unpacked<ProjectColumns>(answer));
  strictEqual(JSON.stringify(columns.groups) === JSON.stringify(details.groups), true);
}

const unpacked = <T>({ bytes }: Answer) => JSON.parse(gunzipSync(bytes).toString()) as T;

/** The time of the slowest of several users who come within a second. */
async function openedByAll(read: Read, path: string) {
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      await pause((index * 1_000) / PEOPLE);
      return read(path);
    }),
  );
  strictEqual(new Set(answers.map(({ status, tag }) => `${status} ${tag}`)).size, 1);
  strictEqual(answers[0]?.status, 200);
  return Math.max(...answers.map(({ took }) => took));
}

function rowsOf(took: Record<What, number[]>, { stall, wire }: { stall: number; wire: number }) {
  const limits = took.sql.map((sql, run) => sql + (took.gzip[run] ?? 0));
  const row = (what: string, runs: number[], most: string) => [
    what,
    figure(quantile(runs, 0.5)),
    figure(quantile(runs, 0.95)),
    most,
  ];
  return [
    row('limit: SQL, ms', took.sql, '–'),
    row('limit: gzip, ms', took.gzip, '–'),
    row('first answer, ms', took.first, '400'),
    row(
      'first answer, times the limit',
      took.first.map((time, run) => time / (limits[run] ?? 1)),
      '1.3',
    ),
    row('the same again, ms', took.again, '20'),
    row('unchanged (304), ms', took.unchanged, '5'),
    row('keys and one language, ms', took.language, '60'),
    row(`the slowest of ${PEOPLE} people, ms`, took.people, '1500'),
    ['longest stall of the event loop, ms', figure(stall), '–', '50'],
    ['on the wire, MB', figure(wire / MB), '–', '1.5'],
  ];
}

async function loaded({ server, projectId, token, read }: World) {
  const path = `/projects/${projectId}/columns`;
  const first = await read(path);
  const [values] = unpacked<ProjectColumns>(first).values;
  const value = `/projects/${projectId}/translations/${values?.keyIds[0]}/values/${values?.ids[0]}`;
  const end = performance.now() + LOAD_MS;
  let [openings, saves] = [0, 0];
  const open = async () => {
    while (performance.now() < end) {
      strictEqual((await read(path)).status, 200);
      openings += 1;
    }
  };
  const save = async () => {
    while (performance.now() < end) {
      saves += 1;
      const body = { name: `Text ${saves}` };
      const { version } = await made<{ version: number }>(server.origin, 'PATCH', value, body, token);
      strictEqual(version, saves + 1);
      await pause(100);
    }
  };
  server.stall = 0;
  server.peak = 0;
  await Promise.all([open(), open(), open(), open(), save()]);
  strictEqual(server.isAlive, true);
  return [
    [`openings of 50,000 keys in a minute, beside ${saves} changes`, figure(openings), '–', '–'],
    ['longest stall of the event loop under it, ms', figure(server.stall), '–', '50'],
    ['resident size after it, MB', figure(server.rss / MB), '–', '400'],
    ['its peak, MB', figure(server.peak / MB), '–', '–'],
  ];
}
