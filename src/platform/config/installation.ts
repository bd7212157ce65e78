import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MANIFEST = 'package.json';

/** Sources and compiled files are at different depths below package.json. */
function findRoot(directory: string): string {
  return existsSync(join(directory, MANIFEST)) ? directory : findRoot(dirname(directory));
}

/** The installation directory. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The running release. */
export const VERSION = (JSON.parse(readFileSync(join(ROOT, MANIFEST), 'utf8')) as { version: string })
  .version;
