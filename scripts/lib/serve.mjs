import { ensureBuilt } from './build.mjs';
import { compiled } from './compiled.mjs';
import { endWithNpm } from './follow-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './run.mjs';

/**
 * `npm start`: installs and builds what is missing, then becomes the server, which reads the same words.
 * @param {string[]} words
 */
export async function serve(words) {
  const unknown = words.filter((word) => word !== '--demo');
  if (unknown.length > 0) fail(`npm start does not know "${unknown.join(' ')}".`);
  endWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  await compiled('src/main.js');
}
