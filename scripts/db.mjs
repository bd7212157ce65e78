import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { product, withDatabase, withScratchDatabase } from './lib/database.mjs';
import { explain, fail, program, ROOT, run } from './lib/run.mjs';

const COMMANDS = { migrate, new: generate, check };

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

/** Writes the migration that leads from the migrations there are to the entities there are, and lists it. */
async function generate(name) {
  if (!/^[a-z][a-z0-9-]*$/.test(name ?? ''))
    fail('Name the change in kebab case: npm run db:new -- add-due-date');
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

/** Adds a migration to the list that the product runs. */
function list(file) {
  const index = join(ROOT, 'migrations', 'index.ts');
  const [, className] = /export class (\w+)/.exec(
    readFileSync(join(ROOT, 'migrations', `${file}.ts`), 'utf8'),
  );
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
  if (drift.length > 0) fail(`Entities and migrations disagree (npm run db:new -- name):\n${statements}`);
  console.log('Entities and migrations agree.');
}

async function migrated(url) {
  const { migrate: bringUpToDate } = await product('src/platform/database/migrate.js');
  return withSource(url, bringUpToDate);
}

async function withSource(url, work) {
  const { createDataSource } = await product('src/create-data-source.js');
  const source = await createDataSource(url).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

const [command, ...words] = process.argv.slice(2);
if (!(command in COMMANDS)) fail(`Choose among ${Object.keys(COMMANDS).join(', ')}.`);
await COMMANDS[command](...words).catch(explain);
