import { fail, npm, run } from '../scripts/lib/run.mjs';

/**
 * `npm run tools -- test-citus [patterns]`: runs specs of the API on a Citus cluster, whose databases it makes and drops, or
 * those of the browser, as in `-- test/e2e/editor/live`. Run by hand: docs/scaling.md.
 */
if (!process.env.CITUS_NODES)
  fail(
    'Name the nodes, the coordinator first: CITUS_NODES=postgres://user@host:port,postgres://user@host:port,…',
  );
const [patterns = 'test/(api|matrix)', ...flags] = process.argv.slice(2);
const project = patterns.startsWith('test/e2e') ? 'e2e' : 'api';
const jest = ['--selectProjects', project, '--maxWorkers', '1', '--testPathPatterns', patterns, ...flags];
process.exit(await run(...npm(['run', '--silent', 'jest', '--', ...jest])));
