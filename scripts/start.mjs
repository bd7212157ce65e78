import { assertNodeVersion } from './lib/node-version.mjs';

// Everything else is loaded after the check: an old Node could not even read it.
assertNodeVersion();
import('./lib/serve.mjs').then(({ serve }) => serve(process.argv.slice(2)));
