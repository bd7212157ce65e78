import { assertNodeVersion } from '../scripts/lib/node-version.mjs';

assertNodeVersion();
import('./lib/suites/clients-suite.mjs').then(({ runClientsSuite }) => runClientsSuite());
