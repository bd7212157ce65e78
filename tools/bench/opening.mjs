import { strictEqual } from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { product, withScratchDatabase } from '../../scripts/lib/database.mjs';
import { made } from '../storm/caller.mjs';
import { LIMIT_MB, memoryLimit } from '../storm/memory-limit.mjs';
import { startLimited } from '../storm/server.mjs';
import { ACCOUNT, aLargeProject } from './editor-world.mjs';
import { openingLimit } from './opening-limit.mjs';
import { reader } from './opening-calls.mjs';
import { remove } from './server.mjs';
import { figure, quantile } from './statistics.mjs';

/** @typedef {import('../storm/server.mjs').LimitedServer} Server */
/** @typedef {{ server: Server, projectId: number, token: string, read: import('./opening-calls.mjs').Read }} World */
/** @typedef {'first' | 'again' | 'unchanged' | 'language' | 'people' | 'sql' | 'gzip'} What */

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

/**
 * @param {Server} server
 * @param {number} keys
 * @param {{ email: string, password: string }} account
 * @returns {Promise<World>}
 */
async function aWorld(server, keys, account) {
  const projectId = await aLargeProject(server.origin, keys, account);
  /** @type {{ accessToken: string }} */
  const { accessToken: token } = await made(server.origin, 'POST', '/identity/sign-in', account);
  return { server, projectId, token, read: reader(server.origin, token) };
}

/**
 * @param {World} world
 * @param {string} url
 */
async function opened(world, url) {
  const { server, projectId, token, read } = world;
  const path = `/projects/${projectId}/columns`;
  const limit = await openingLimit(url, projectId);
  const first = await read(path);
  await check(world, first);
  const { languages } = JSON.parse(gunzipSync(first.bytes).toString());
  const rename = (/** @type {string} */ name) =>
    made(server.origin, 'PUT', `/projects/${projectId}`, { name, color: '0e8457' }, token);
  /** @type {Record<What, number[]>} */
  const took = { first: [], again: [], unchanged: [], language: [], people: [], sql: [], gzip: [] };
  server.stall = 0;
  for (let run = 0; run < RUNS; run += 1) {
    await rename(`Run ${run}`);
    const answer = await read(path);
    took.first.push(answer.took);
    strictEqual(JSON.parse(gunzipSync(answer.bytes).toString()).name, `Run ${run}`);
    const again = await read(path);
    strictEqual(Buffer.compare(again.bytes, answer.bytes), 0);
    took.again.push(again.took);
    const unchanged = await read(path, { 'if-none-match': answer.tag });
    strictEqual(unchanged.status, 304);
    took.unchanged.push(unchanged.took);
    const language = await read(`${path}?languageId=${languages[run].id}`);
    strictEqual(JSON.parse(gunzipSync(language.bytes).toString()).values.length, KEYS / 1_000);
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

/**
 * The columns must hold what the details hold.
 * @param {World} world
 * @param {import('./opening-calls.mjs').Answer} answer
 */
async function check({ projectId, read }, answer) {
  const { detailsOf } = await product('core/api/columns/details-of-columns.js');
  const details = JSON.parse(gunzipSync((await read(`/projects/${projectId}/details`)).bytes).toString());
  const columns = detailsOf(JSON.parse(gunzipSync(answer.bytes).toString()));
  strictEqual(JSON.stringify(columns.groups) === JSON.stringify(details.groups), true);
}

/**
 * The time of the slowest of several users who come within a second.
 * @param {import('./opening-calls.mjs').Read} read
 * @param {string} path
 */
async function openedByAll(read, path) {
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

/**
 * @param {Record<What, number[]>} took
 * @param {{ stall: number, wire: number }} others
 */
function rowsOf(took, { stall, wire }) {
  const limits = took.sql.map((sql, run) => sql + (took.gzip[run] ?? 0));
  const row = (/** @type {string} */ what, /** @type {number[]} */ runs, /** @type {string} */ most) => [
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

/** @param {World} world */
async function loaded({ server, projectId, token, read }) {
  const path = `/projects/${projectId}/columns`;
  const first = await read(path);
  const { values } = JSON.parse(gunzipSync(first.bytes).toString());
  const [{ ids, keyIds }] = values;
  const value = `/projects/${projectId}/translations/${keyIds[0]}/values/${ids[0]}`;
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
      const { version } = await made(server.origin, 'PATCH', value, { name: `Text ${saves}` }, token);
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
