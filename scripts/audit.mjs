import { spawnSync } from 'node:child_process';

import { verdictOf } from './lib/audit-verdict.mjs';
import { npm, ROOT } from './lib/run.mjs';

/**
 * `npm run audit -- [folder]`: asks npm's registry for known vulnerabilities of what ships, of this
 * project or of the lock file in a folder. Ends with 0 when there are none that are
 * high or critical, with 1 when there are, and with 2 when the registry could not be asked: then nothing is known.
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
