import { spawnSync } from 'node:child_process';

import { npm, ROOT } from '../scripts/lib/run.mjs';
import { verdictOf } from './lib/audit-verdict.ts';

/**
 * `npm run tools -- audit [folder]`: asks npm's registry for known vulnerabilities of the shipped packages, of this
 * project or of the lock file in a folder. Exits with 0 if none is high or critical, with 1 otherwise, and with 2 if
 * the registry could not be reached.
 */
const [program, args] = npm(['audit', '--omit=dev', '--json', '--loglevel=error']);
const { stdout } = spawnSync(program, args, {
  cwd: process.argv[2] ?? ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { code, lines } = verdictOf(stdout ?? '');
console.log(lines.join('\n'));
process.exitCode = code;
