import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { product, withDatabase, withScratchDatabase } from './lib/database.mjs';
import { explain, fail, program, ROOT, run } from './lib/run.mjs';

/** @typedef {import('typeorm').DataSource} DataSource */

/** @type {Record<string, (name: string) => Promise<void>>} */
const COMMANDS = { migrate, new: generate, check, distribute };

/** Brings the database people use up to date. */
async function migrate() {
  const { explainDatabase } = await product('src/platform/boot/explain.js');
  const done = await withDatabase((url) =>
    migrated(url).catch((error) => {
      throw explainDatabase(error, url);
    }),
  );
  console.log(
    done.length === 0 ? 'The schema is up to date.' : done.map((name) => `Ran ${name}.`).join('\n'),
  );
}

/**
 * Writes the migration from the existing migrations to the entities, and lists it.
 * @param {string} [name]
 */
async function generate(name = '') {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) fail('Name the change in kebab case: npm run db -- new add-due-date');
  const timestamp = Date.now();
  const file = `${timestamp}-${name}`;
  const code = await withScratchDatabase(async (url) => {
    await migrated(url);
    const flags = ['-d', 'dist/ormconfig.js', '--pretty', '-t', String(timestamp), join('migrations', name)];
    return run(...program('typeorm/cli.js', ['migration:generate', ...flags]), {
      env: { ...process.env, DATABASE_URL: url },
    });
  });
  if (code !== 0) process.exit(code);
  list(file);
  const files = [join('migrations', `${file}.ts`), join('migrations', 'index.ts')];
  await run(...program('eslint/bin/eslint.js', ['--fix', ...files]));
  await run(...program('prettier/bin/prettier.cjs', ['--write', ...files]));
}

/**
 * Adds a migration to the list that the product runs.
 * @param {string} file
 */
function list(file) {
  const index = join(ROOT, 'migrations', 'index.ts');
  const source = readFileSync(join(ROOT, 'migrations', `${file}.ts`), 'utf8');
  const className = /export class (\w+)/.exec(source)?.[1];
  if (className === undefined) fail(`migrations/${file}.ts exports no class.`);
  const text = readFileSync(index, 'utf8')
    .replace(/((?:^import .*\n)*)/, `$1import { ${className} } from './${file}.js';\n`)
    .replace(/\];\s*$/, `, ${className}];\n`);
  writeFileSync(index, text);
}

/** Ends with 1 when entities and migrations disagree. */
async function check() {
  const drift = await withScratchDatabase(async (url) => {
    await migrated(url);
    return withSource(url, async (source) => (await source.driver.createSchemaBuilder().log()).upQueries);
  });
  const statements = drift.map(({ query }) => query).join('\n');
  if (drift.length > 0) fail(`Entities and migrations disagree (npm run db -- new name):\n${statements}`);
  console.log('Entities and migrations agree.');
}

/** Brings the database people use up to date, and distributes its projects over the nodes of its Citus cluster. */
async function distribute() {
  const { distribute: distributeDatabase } = await product('src/cli/distribute-database.js');
  await withDatabase(async (url) => {
    await migrated(url);
    await distributeDatabase(url, console.log);
  });
}

/** @param {string} url */
async function migrated(url) {
  const { migrate: bringUpToDate } = await product('src/platform/database/migrate.js');
  return withSource(url, bringUpToDate);
}

/**
 * @template T
 * @param {string} url
 * @param {(source: DataSource) => Promise<T>} work
 */
async function withSource(url, work) {
  const { createDataSource } = await product('src/app/create-data-source.js');
  const source = await createDataSource(url).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

const [command = '', name = ''] = process.argv.slice(2);
const work = COMMANDS[command] ?? fail(`Choose among ${Object.keys(COMMANDS).join(', ')}.`);
await work(name).catch(explain);
