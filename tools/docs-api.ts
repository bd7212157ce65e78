import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import prettier from 'prettier';

import { product, withScratchDatabase } from '../scripts/lib/database.mjs';
import { fail, ROOT } from '../scripts/lib/run.mjs';

const FILE = join(ROOT, 'docs', 'openapi.json');

/** Writes docs/openapi.json from the controllers; with --check, ends with 1 when it is not what they say. */
const described = await describe();
if (!process.argv.includes('--check')) writeFileSync(FILE, described);
else if (read() !== described) fail('docs/openapi.json is not what the controllers say: npm run docs:api');

async function describe() {
  const { createApp } = await product('src/app/create-app.js');
  const { readConfig } = await product('src/platform/config/config.js');
  const { describeApi } = await product('src/modules/openapi/openapi.js');
  const { VERSION } = await product('src/platform/config/installation.js');
  const { closeDatabase, openDatabase } = await product('src/app/open-database.js');
  return withScratchDatabase(async (url) => {
    const config = readConfig({}).with({ jwtSecret: 'signs nothing: nobody will call this app' });
    const sources = await openDatabase(url, config);
    const app = await createApp(config, sources);
    const text = JSON.stringify(describeApi(app, VERSION));
    await app.close();
    await closeDatabase(sources);
    return prettier.format(text, { parser: 'json', printWidth: 110 });
  });
}

function read() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
