import { ensureBuilt } from './build.mjs';
import { endWithNpm } from './follow-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './run.mjs';

/** `npm start`: installs and builds what is missing, then becomes the server. */
export async function serve(words) {
  if (words.length > 0) fail(`npm start does not know "${words.join(' ')}".`);
  endWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  await import('../../dist/src/main.js');
}
