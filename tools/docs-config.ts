import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import prettier from 'prettier';

import { product } from '../scripts/lib/database.mjs';
import { fail, ROOT } from '../scripts/lib/run.mjs';
import { passOn } from './docs-config/compose.ts';
import { describeVariables } from './docs-config/page.ts';
import type { AnyVariable } from './docs-config/page.ts';

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

function settle(file: string, text: string) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (read(file) !== text)
    fail(`${relative(ROOT, file)} is not what src/platform/config says: npm run tools -- docs-config`);
}

async function described(variables: AnyVariable[]) {
  try {
    const options = await prettier.resolveConfig(FILE);
    return await prettier.format(describeVariables(variables), { ...options, parser: 'markdown' });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
