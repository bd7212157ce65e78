import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MANIFEST = 'package.json';

/** Sources and compiled files lie at different depths below the one package.json. */
function findRoot(directory: string): string {
  return existsSync(join(directory, MANIFEST)) ? directory : findRoot(dirname(directory));
}

/** The folder Motley is installed in. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The release that is running. */
export const VERSION = (JSON.parse(readFileSync(join(ROOT, MANIFEST), 'utf8')) as { version: string })
  .version;
