import { assertNodeVersion } from '../scripts/lib/node-version.mjs';

assertNodeVersion();
import('./bench/run.mjs').then(({ runBench }) => runBench(process.argv.slice(2)));
