import { assertNodeVersion } from './lib/node-version.mjs';

assertNodeVersion();
import('./lib/develop-billing.mjs').then(({ developBilling }) => developBilling());
