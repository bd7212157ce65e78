import { readdir, readFile } from 'node:fs/promises';

import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

/** The child processes of a process. */
async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return { pid, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid);
}

/** Kills a process and its children. */
export async function killTree(parent: number): Promise<void> {
  for (const pid of [parent, ...(await childrenOf(parent))]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself, because its parent has.
    }
  }
}

export const postgresKilled: Scenario = {
  id: 'postgres-killed',
  what: 'kill -9 of PostgreSQL, with its children',
  run: (stage) =>
    underLoad(stage, {
      async fault({ isQuick, goOn, load }) {
        const kills = isQuick ? 2 : 5;
        for (let kill = 0; kill < kills; kill += 1) {
          await killTree(await stage.postmaster());
          await load.backAfter(performance.now(), 30_000);
          await goOn();
        }
        return `${kills} kills`;
      },
    }),
};
