import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import prettier from 'prettier';

import { passOn } from './docs-config/compose.mjs';
import { describeVariables } from './docs-config/page.mjs';
import { product } from '../scripts/lib/database.mjs';
import { fail, ROOT } from '../scripts/lib/run.mjs';

const FILE = join(ROOT, 'docs', 'configuration.md');
const COMPOSE = join(ROOT, 'docker', 'compose.yaml');

/**
 * Writes docs/configuration.md, and the settings that docker/compose.yaml passes on, from the schema of the configuration;
 * with --check, ends with 1 when one of them says other things.
 */
const { VARIABLES } = await product('src/platform/config/variables.js');
const variables = Object.values(VARIABLES);
settle(FILE, await described(variables));
settle(COMPOSE, passOn(read(COMPOSE), variables));

/**
 * @param {string} file
 * @param {string} text
 */
function settle(file, text) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (read(file) !== text)
    fail(`${relative(ROOT, file)} is not what src/platform/config says: npm run tools -- docs-config`);
}

/** @param {import('./docs-config/page.mjs').AnyVariable[]} variables */
async function described(variables) {
  try {
    const options = await prettier.resolveConfig(FILE);
    return await prettier.format(describeVariables(variables), { ...options, parser: 'markdown' });
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
