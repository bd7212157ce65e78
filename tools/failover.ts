import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { isPossible, runFailover } from '../test/faults/failover/run.ts';

/**
 * `npm run tools -- failover --quick`: twenty writers save while the primary is killed and its synchronous standby promoted behind
 * HAProxy; their responses are compared with the data of the new primary. Needs PostgreSQL 15 and HAProxy of Debian.
 */
await ensureServerBuilt();

if (!isPossible) {
  console.log('Skipped: apt-get install postgresql-15 haproxy');
} else {
  const { lines, isSound } = await runFailover(process.argv.includes('--quick'));
  for (const line of lines) console.log(line);
  process.exitCode = isSound ? 0 : 1;
}
