import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import type * as fuzz from '../../test/fuzz/shard.ts';
import type * as model from '../../test/model/shard.ts';
import { startTestServer } from '../../test/support/server/test-server.ts';

/** The modules that can be run in several processes. */
export interface Shards {
  '../../test/fuzz/shard.ts': typeof fuzz;
  '../../test/model/shard.ts': typeof model;
}

interface Options {
  signal: AbortSignal;
  templateUrl: string;
}

const CHILD = fileURLToPath(new URL('shard.mjs', import.meta.url));

/** As many as keep the machine busy: each brings an application and its database's sessions along. */
export const SHARDS = Math.min(4, availableParallelism());

/**
 * Calls `run` of a TypeScript module once for each of `wishes`, each in a process of its own with a database of its own,
 * all on one PostgreSQL made for them. Answers what they answer.
 */
export async function inShards<Module extends keyof Shards>(
  module: Module,
  wishes: Parameters<Shards[Module]['run']>[0][],
): Promise<Awaited<ReturnType<Shards[Module]['run']>>[]> {
  const server = await startTestServer();
  const end = new globalThis.AbortController();
  const options = { signal: end.signal, templateUrl: server.templateUrl };
  try {
    return await Promise.all(wishes.map((wish, index) => inShard(module, wish, index + 1, options)));
  } finally {
    end.abort();
    await server.stop();
  }
}

function inShard<Module extends keyof Shards>(
  module: Module,
  wish: Parameters<Shards[Module]['run']>[0],
  number: number,
  { signal, templateUrl }: Options,
): Promise<Awaited<ReturnType<Shards[Module]['run']>>> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_TEMPLATE_URL: templateUrl, JEST_WORKER_ID: String(number) };
    const child = fork(CHILD, [new URL(module, import.meta.url).href, JSON.stringify(wish)], { env, signal });
    child.once('message', (answer) => resolve(answer as Awaited<ReturnType<Shards[Module]['run']>>));
    child.once('error', reject);
    child.once('exit', (code, killer) =>
      reject(new Error(`A process of its own ended (${killer ?? code}).`)),
    );
  });
}
