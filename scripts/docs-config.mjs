import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import prettier from 'prettier';

import { describeVariables } from './docs-config/page.mjs';
import { product } from './lib/database.mjs';
import { fail, ROOT } from './lib/run.mjs';

const FILE = join(ROOT, 'docs', 'configuration.md');

/** Writes docs/configuration.md from the schema of the configuration; with --check, ends with 1 when it says other things. */
const { VARIABLES } = await product('src/platform/config/variables.js');
const page = await described(Object.values(VARIABLES));
if (!process.argv.includes('--check')) writeFileSync(FILE, page);
else if (read() !== page)
  fail('docs/configuration.md is not what src/platform/config says: npm run docs:config');

async function described(variables) {
  try {
    const options = await prettier.resolveConfig(FILE);
    return await prettier.format(describeVariables(variables), { ...options, parser: 'markdown' });
  } catch (error) {
    return fail(error.message);
  }
}

function read() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
