import { assertNodeVersion } from './lib/node-version.mjs';

assertNodeVersion();
import('./lib/develop.mjs').then(({ develop }) => develop());
