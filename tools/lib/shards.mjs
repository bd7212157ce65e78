import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * The modules that can be run in several processes.
 * @typedef {{
 *   '../../test/fuzz/shard.ts': typeof import('../../test/fuzz/shard.js'),
 *   '../../test/model/shard.ts': typeof import('../../test/model/shard.js'),
 * }} Shards
 */
/** @typedef {{ signal: AbortSignal, templateUrl: string }} Options */

const CHILD = fileURLToPath(new URL('shard.mjs', import.meta.url));

/** As many as keep the machine busy: each brings an application and its database's sessions along. */
export const SHARDS = Math.min(4, availableParallelism());

/**
 * Calls `run` of a TypeScript module once for each of `wishes`, each in a process of its own with a database of its own,
 * all on one PostgreSQL made for them. Answers what they answer.
 * @template {keyof Shards} Module
 * @param {Module} module
 * @param {Parameters<Shards[Module]['run']>[0][]} wishes
 * @returns {Promise<Awaited<ReturnType<Shards[Module]['run']>>[]>}
 */
export async function inShards(module, wishes) {
  // Imported after the installation, on which it depends.
  const { readTypeScript } = await import('../../test/support/typescript.mjs');
  readTypeScript();
  const { startTestServer } = await import('../../test/support/server/test-server.ts');
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

/**
 * @template {keyof Shards} Module
 * @param {Module} module
 * @param {Parameters<Shards[Module]['run']>[0]} wish
 * @param {number} number
 * @param {Options} options
 * @returns {Promise<Awaited<ReturnType<Shards[Module]['run']>>>}
 */
function inShard(module, wish, number, { signal, templateUrl }) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_TEMPLATE_URL: templateUrl, JEST_WORKER_ID: String(number) };
    const child = fork(CHILD, [new URL(module, import.meta.url).href, JSON.stringify(wish)], { env, signal });
    child.once('message', (answer) =>
      resolve(/** @type {Awaited<ReturnType<Shards[Module]['run']>>} */ (answer)),
    );
    child.once('error', reject);
    child.once('exit', (code, killer) =>
      reject(new Error(`A process of its own ended (${killer ?? code}).`)),
    );
  });
}
