import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SHARD = fileURLToPath(new URL('../../tools/lib/shard.mjs', import.meta.url));
const TARGET = new URL('target.ts', import.meta.url).href;

export interface Target {
  origin: string;
  /** Its used memory in bytes, after garbage collection. */
  rss: () => Promise<number>;
  /** False once it has crashed. */
  isAlive: () => boolean;
  stop: () => void;
}

/** The application in a separate process, on the database of this one. */
export async function startTarget(): Promise<Target> {
  const child = fork(SHARD, [TARGET, '{}'], { execArgv: ['--expose-gc'] });
  const told = async <T>(): Promise<T> => ((await once(child, 'message')) as [T])[0];
  const { origin } = await told<{ origin: string }>();
  return {
    origin,
    rss: async () => {
      const answer = told<{ rss: number }>();
      child.send('rss');
      return (await answer).rss;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => child.kill(),
  };
}
