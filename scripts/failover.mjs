import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/**
 * `npm run failover -- --quick`: twenty writers save while the primary is killed and its synchronous standby promoted behind
 * HAProxy; what they were told is compared with what the new primary has. Needs PostgreSQL 15 and HAProxy of Debian.
 */
await ensureInstalled();
await ensureServerBuilt();
const { readTypeScript } = await import('../test/support/typescript.mjs');
readTypeScript();
const { isPossible, runFailover } = await import('../test/faults/failover/run.ts');

if (!isPossible) {
  console.log('Skipped: apt-get install postgresql-15 haproxy');
} else {
  const { lines, isSound } = await runFailover(process.argv.includes('--quick'));
  for (const line of lines) console.log(line);
  process.exitCode = isSound ? 0 : 1;
}
