import type { Socket } from 'socket.io-client';

import { anAccount } from '../support/account.js';
import { balance } from '../support/balancer.js';
import { NO_ANSWER } from '../support/calls.js';
import { whileEditing } from '../support/under-load.js';
import { openProjectSocket, openSocket, SOCKETS_PER_USER } from '../support/watchers.js';
import type { Scenario } from './index.js';

const CLIENTS = 20;
const PEOPLE = 5;
/** Pages of the owner, who has the edited project open. */
const PAGES = 5;
const EXIT_MS = 10_000;
/** A guard against waiting forever: how long it takes is in the table. */
const BACK_TIMEOUT_MS = 60_000;

/** Milliseconds until every socket is connected; null if one is not in time. */
async function untilBack(sockets: readonly Socket[]): Promise<number | null> {
  const startedAt = performance.now();
  for (;;) {
    const took = performance.now() - startedAt;
    if (sockets.every(({ connected }) => connected)) return took;
    if (took > BACK_TIMEOUT_MS) return null;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const rollingRestart: Scenario = {
  id: 'rolling-restart',
  what: `two replicas are restarted in turn, with ${CLIENTS} editors and ${PEOPLE * SOCKETS_PER_USER + PAGES} sockets`,
  async run(stage) {
    const url = await stage.database();
    const replicas = [
      await stage.product({ environment: { DATABASE_URL: url } }),
      await stage.product({ environment: { DATABASE_URL: url } }),
    ];
    const balancer = await balance(replicas.map(({ origin }) => origin));
    const sockets: Socket[] = [];
    try {
      const place = { stage, origin: balancer.origin, url, clients: CLIENTS };
      return await whileEditing(place, async ({ world, load, goOn, expect }) => {
        const people = await Promise.all(Array.from({ length: PEOPLE }, () => anAccount(balancer.origin)));
        for (const one of people)
          for (let count = 0; count < SOCKETS_PER_USER; count += 1)
            sockets.push(await openSocket(balancer.origin, one));
        for (let count = 0; count < PAGES; count += 1)
          sockets.push(await openProjectSocket(balancer.origin, world.account, world.projectId));
        const endings: string[] = [];
        for (const replica of replicas) {
          const startedAt = performance.now();
          const { code, signal } = await replica.end('SIGTERM');
          const took = performance.now() - startedAt;
          expect(
            `exit 0 within 10 s, not ${signal ?? code} after ${Math.round(took)} ms`,
            code === 0 && took <= EXIT_MS,
          );
          const back = await untilBack(sockets);
          expect('all sockets come back', back !== null);
          endings.push(
            `exit ${code} in ${(took / 1_000).toFixed(1)} s, sockets back ${((back ?? BACK_TIMEOUT_MS) / 1_000).toFixed(1)} s later`,
          );
          await replica.start();
          await goOn();
        }
        const broken = load.statuses.get(NO_ANSWER) ?? 0;
        const errors = [...load.statuses].filter(([status]) => status >= 500 || status < 0);
        expect(
          `no call fails, not ${broken} without an answer and ${JSON.stringify(errors)}`,
          broken === 0 && errors.length === 0,
        );
        return endings.join('; ');
      });
    } finally {
      for (const socket of sockets) socket.disconnect();
      await balancer.stop();
    }
  },
};
