import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { withScratchDatabase } from '../../scripts/lib/database.mjs';
import { fail } from '../../scripts/lib/run.mjs';
import { table, writeMeasurements } from '../lib/report.ts';
import { READS_TYPESCRIPT } from '../lib/typescript.mjs';
import type { Answer } from './caller.ts';
import type { Told } from './editor.ts';
import { LIMIT_MB, memoryLimit } from './memory-limit.ts';
import type { MemoryLimit } from './memory-limit.ts';
import { startLimited } from './server.ts';
import type { LimitedServer } from './server.ts';
import { STORMS } from './storms.ts';
import type { Storm } from './storms.ts';
import { aWorld } from './world.ts';
import type { World } from './world.ts';

const EDITOR = fileURLToPath(new URL('editor.ts', import.meta.url));
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

/** Runs the named storms, or all and writes docs/measurements/storm.json. */
export async function runStorms(names: string[]) {
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

/** A server that a storm has ended is started again for the next one. */
async function measureAll(url: string, dataDir: string, limit: MemoryLimit, names: string[]) {
  const outside = { command: (words: string[]) => words };
  const seeding = await startLimited(url, dataDir, outside);
  const world = await aWorld(seeding.origin);
  await seeding.stop();
  const rows: string[][] = [];
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

async function measure(server: LimitedServer, world: World, { title, body, run }: Storm) {
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

/** Edits one text after the other until the end. */
function editBeside(server: LimitedServer, { owner, editPath }: World) {
  const child = fork(EDITOR, [server.origin, editPath, owner.token], { execArgv: READS_TYPESCRIPT });
  const told = new Promise<Told>((resolve) => child.once('message', (message) => resolve(message as Told)));
  return {
    end: () => {
      child.send('end');
      return told;
    },
  };
}

/** How often each status came: `201 × 3, 503 × 1`. */
function counted(answers: Answer[]) {
  if (answers.length === 0) return '–';
  const counts = new Map<number | string, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status === 0 ? 'none' : status} × ${count}`).join(', ');
}

const megabytes = (bytes: number) => (bytes / MB).toFixed(0);
