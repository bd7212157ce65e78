import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { READS_TYPESCRIPT } from '../lib/typescript.mjs';
import { send } from './caller.ts';
import type { Answer } from './caller.ts';
import type { Held } from './idle.ts';
import { legalImport, listOf, PASSWORD } from './world.ts';
import type { World } from './world.ts';

/** `body` makes what `run` sends, where all send the same. */
export interface Storm {
  title: string;
  body?: () => string;
  run: (origin: string, world: World, body?: string) => Promise<Answer[]>;
}

const IDLE = fileURLToPath(new URL('idle.ts', import.meta.url));
const LOAD_PROCESSES = 2;
const IDLE_EACH = 6_000;
const HOLD_MS = 10_000;
const CALM_MS = 10_000;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Every importer sends the same project at the same time. */
const postedByEach: Storm['run'] = (origin, { importers }, body) =>
  Promise.all(importers.map(({ token }) => send(origin, { method: 'POST', path: '/projects', body, token })));

/**
 * Each answers what came of every call; all are bounded in number and time. What is sent is made before anything is
 * measured.
 */
export const STORMS: Record<string, Storm> = {
  none: {
    title: 'none, for comparison',
    run: async () => {
      await pause(CALM_MS);
      return [];
    },
  },
  anonymous: {
    title: '30 anonymous bodies of 18 MB',
    body: () => listOf('{}'),
    run: (origin, _world, body) => times(30, () => send(origin, { method: 'POST', path: '/projects', body })),
  },
  hostile: {
    title: '4 bodies of 18 MB of numbers by users',
    body: () => listOf('1'),
    run: postedByEach,
  },
  imports: {
    title: '4 legal imports of 20 MB at once',
    body: legalImport,
    run: postedByEach,
  },
  readers: {
    title: '100 readers of 10,000 × 10',
    run: (origin, { owner, largeId }) =>
      times(100, () => send(origin, { path: `/projects/${largeId}/details`, token: owner.token })),
  },
  openers: {
    title: '100 openers of it, by columns',
    run: (origin, { owner, largeId }) =>
      times(100, () => send(origin, { path: `/projects/${largeId}/columns`, token: owner.token })),
  },
  lists: {
    title: '100 readers of its groups and keys',
    run: (origin, { owner, largeId }) =>
      times(100, (index) =>
        send(origin, {
          path: `/projects/${largeId}/${index % 2 === 0 ? 'groups' : 'translations'}`,
          token: owner.token,
        }),
      ),
  },
  'sign-ins': {
    title: '200 sign-ins at once',
    run: (origin, { owner }) => {
      const body = JSON.stringify({ email: owner.email, password: PASSWORD });
      return times(200, () => send(origin, { method: 'POST', path: '/identity/sign-in', body }));
    },
  },
  idle: {
    title: `${LOAD_PROCESSES} × ${IDLE_EACH} idle connections`,
    run: async (origin) => {
      const held = await times(LOAD_PROCESSES, () => idleConnections(origin));
      return held.flat();
    },
  },
};

/** A process of its own holds them: one alone could not have enough descriptors. */
function idleConnections(origin: string): Promise<Answer[]> {
  const child = fork(IDLE, [new URL(origin).port, String(IDLE_EACH), String(HOLD_MS)], {
    execArgv: READS_TYPESCRIPT,
  });
  return new Promise((resolve) => {
    let report: Held = { open: 0, refused: 0 };
    child.on('message', (message) => {
      report = message as typeof report;
    });
    child.once('exit', () =>
      resolve([
        ...Array.from({ length: report.open }, () => ({ status: 'open', seconds: 0 })),
        ...Array.from({ length: report.refused }, () => ({ status: 'closed', seconds: 0 })),
      ]),
    );
  });
}
