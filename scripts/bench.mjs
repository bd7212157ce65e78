import { assertNodeVersion } from './lib/node-version.mjs';

assertNodeVersion();
import('./bench/run.mjs').then(({ runBench }) => runBench(process.argv.slice(2)));
