import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { readTypeScript } from '../../test/support/typescript.mjs';

const CHILD = fileURLToPath(new URL('shard.mjs', import.meta.url));

/** As many as keep the machine busy: each brings an application and its database's sessions along. */
export const SHARDS = Math.min(4, availableParallelism());

/**
 * Calls `run` of a TypeScript module once for each of `wishes`, each in a process of its own with a database of its own,
 * all on one PostgreSQL made for them. Answers what they answer.
 */
export async function inShards(module, wishes) {
  readTypeScript();
  const { startTestServer } = await import('../../test/support/test-server.ts');
  const server = await startTestServer();
  try {
    return await Promise.all(
      wishes.map((wish, index) => inShard(module, wish, index + 1, server.templateUrl)),
    );
  } finally {
    await server.stop();
  }
}

function inShard(module, wish, number, templateUrl) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_TEMPLATE_URL: templateUrl, JEST_WORKER_ID: String(number) };
    const child = fork(CHILD, [new URL(module, import.meta.url).href, JSON.stringify(wish)], { env });
    child.once('message', resolve);
    child.once('exit', (code, signal) =>
      reject(new Error(`A process of its own ended (${signal ?? code}).`)),
    );
  });
}
