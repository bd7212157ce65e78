import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { ensureServerBuilt } from './build.mjs';
import { compiled } from './compiled.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

/**
 * A module of the compiled server, built first if need be: `await product('src/app/create-app.js')`.
 * @template {keyof import('./compiled.mjs').Compiled} Path
 * @param {Path} path
 */
export async function product(path) {
  await ensureInstalled();
  await ensureServerBuilt();
  return compiled(path);
}

/**
 * Does `work` with the address of the database people use: DATABASE_URL, or the embedded one.
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
export async function withDatabase(work) {
  const { readConfig } = await product('src/platform/config/config.js');
  const { databaseUrl, dataDir } = readConfig(process.env);
  return databaseUrl === null ? withEmbedded(resolve(ROOT, dataDir), true, work) : work(databaseUrl);
}

/**
 * Does `work` with the address of an empty database that is gone afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
export async function withScratchDatabase(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'motley-scratch-'));
  try {
    return await withEmbedded(dataDir, false, work);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @template T
 * @param {string} dataDir
 * @param {boolean} durable
 * @param {(url: string) => Promise<T>} work
 */
async function withEmbedded(dataDir, durable, work) {
  const { startEmbeddedPostgres } = await product('src/platform/postgres/embedded-postgres.js');
  const postgres = await startEmbeddedPostgres({ dataDir, durable });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
