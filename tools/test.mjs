import { assertNodeVersion } from '../scripts/lib/node-version.mjs';

assertNodeVersion();
import('./lib/suites/run-suites.mjs').then(({ runSuites }) => runSuites(process.argv.slice(2)));
