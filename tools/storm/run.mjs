import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { withScratchDatabase } from '../../scripts/lib/database.mjs';
import { table, writeMeasurements } from '../lib/report.mjs';
import { fail } from '../../scripts/lib/run.mjs';
import { LIMIT_MB, memoryLimit } from './memory-limit.mjs';
import { startLimited } from './server.mjs';
import { STORMS } from './storms.mjs';
import { aWorld } from './world.mjs';

/** @typedef {import('./server.mjs').LimitedServer} LimitedServer */
/** @typedef {import('./world.mjs').World} World */

const EDITOR = fileURLToPath(new URL('editor.mjs', import.meta.url));
const MB = 1_000_000;
/** After a storm: what memory has come back by then. */
const REST_MS = 8_000;

const HEAD = [
  'storm',
  'answers',
  'last answer, s',
  'slowest edit beside, s',
  'edits failed',
  'longest stall, ms',
  'RSS before, MB',
  'peak, MB',
  'after, MB',
  'lives',
];

/**
 * Runs the named storms, or all and writes docs/measurements/storm.json.
 * @param {string[]} names
 */
export async function runStorms(names) {
  const unknown = names.filter((name) => !(name in STORMS));
  if (unknown.length > 0)
    fail(`There is no storm "${unknown.join(' ')}": choose among ${Object.keys(STORMS).join(', ')}.`);
  const limit = memoryLimit();
  const dataDir = mkdtempSync(join(tmpdir(), 'motley-storm-'));
  try {
    const rows = await withScratchDatabase((url) => measureAll(url, dataDir, limit, names));
    console.log(`\n${table(HEAD, rows)}`);
    const conditions = `${LIMIT_MB} MB by ${limit.kind}, the database outside`;
    if (names.length === 0)
      await writeMeasurements('storm', [{ title: 'Storms', conditions, head: HEAD, rows }]);
  } finally {
    limit.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * A server that a storm has ended is started again for the next one.
 * @param {string} url
 * @param {string} dataDir
 * @param {import('./memory-limit.mjs').MemoryLimit} limit
 * @param {string[]} names
 */
async function measureAll(url, dataDir, limit, names) {
  const outside = { command: (/** @type {string[]} */ words) => words };
  const seeding = await startLimited(url, dataDir, outside);
  const world = await aWorld(seeding.origin);
  await seeding.stop();
  /** @type {string[][]} */
  const rows = [];
  let server = await startLimited(url, dataDir, limit);
  for (const [name, storm] of Object.entries(STORMS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (!server.isAlive) server = await startLimited(url, dataDir, limit);
    const row = await measure(server, world, storm);
    rows.push(row);
    console.log(row.join(' | '));
  }
  await server.stop();
  return rows;
}

/**
 * @param {LimitedServer} server
 * @param {World} world
 * @param {import('./storms.mjs').Storm} storm
 */
async function measure(server, world, { title, body, run }) {
  const sent = body?.();
  const before = server.rss;
  Object.assign(server, { stall: 0, peak: 0 });
  const editor = editBeside(server, world);
  const startedAt = performance.now();
  const answers = await run(server.origin, world, sent);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { edits, slowest, failed } = await editor.end();
  const { stall, peak, isAlive } = server;
  await pause(REST_MS);
  return [
    title,
    counted(answers),
    seconds.toFixed(1),
    slowest.toFixed(2),
    `${failed} of ${edits}`,
    stall.toFixed(0),
    megabytes(before),
    megabytes(peak),
    isAlive ? megabytes(server.rss) : '–',
    isAlive ? 'yes' : `no (${server.ending})`,
  ];
}

/**
 * Edits one text after the other until the end.
 * @param {LimitedServer} server
 * @param {World} world
 */
function editBeside(server, { owner, editPath }) {
  const child = fork(EDITOR, [server.origin, editPath, owner.token]);
  /** @type {Promise<import('./editor.mjs').Told>} */
  const told = new Promise((resolve) =>
    child.once('message', (message) => resolve(/** @type {import('./editor.mjs').Told} */ (message))),
  );
  return {
    end: () => {
      child.send('end');
      return told;
    },
  };
}

/**
 * How often each status came: `201 × 3, 503 × 1`.
 * @param {import('./caller.mjs').Answer[]} answers
 */
function counted(answers) {
  if (answers.length === 0) return '–';
  /** @type {Map<number | string, number>} */
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status === 0 ? 'none' : status} × ${count}`).join(', ');
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / MB).toFixed(0);
