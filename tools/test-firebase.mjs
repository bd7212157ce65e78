import { assertNodeVersion } from '../scripts/lib/node-version.mjs';

assertNodeVersion();
import('./lib/suites/firebase-suite.mjs').then(({ runFirebaseSuite }) => runFirebaseSuite());
