import { assertNodeVersion } from './lib/node-version.mjs';

assertNodeVersion();
import('./lib/firebase-suite.mjs').then(({ runFirebaseSuite }) => runFirebaseSuite());
