import { readFileSync, writeSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 150;

/** How the system says that a process no longer exists. */
const GONE = new Set(['ENOENT', 'ESRCH']);

/**
 * Ends this process gracefully if the npm that runs it has ended. npm does not always forward signals: the shell in
 * between dies without forwarding them, and a SIGKILL is never forwarded.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const before = line();
  let wasGone = false;
  const watch = setInterval(() => {
    const isGone = lineOr(before) !== before;
    // Twice in a row, so that one failed look at the system does not end a server.
    if (isGone && wasGone) {
      clearInterval(watch);
      log('Motley stops: the npm that started it has ended.');
      process.kill(process.pid, 'SIGTERM');
    }
    wasGone = isGone;
  }, LOOK_EVERY_MS);
  watch.unref();
}

/**
 * The same as before when the system does not answer, as it does while no file descriptor is left.
 * @param {string} before
 */
function lineOr(before) {
  try {
    return line();
  } catch {
    return before;
  }
}

/** The processes from here up to npm; where the system has no such list, the parent alone. */
function line() {
  const parent = process.ppid;
  return isShellOfNpm(parent) ? `${parent} ${parentOf(parent)}` : String(parent);
}

/** @param {number} pid */
const isShellOfNpm = (pid) => /\0-c\0node (\S+ )*scripts\/start\.mjs/.test(read(pid, 'cmdline'));

/**
 * Field 4 of the line, the second after the name in brackets; nothing when the shell has just ended.
 * @param {number} pid
 */
const parentOf = (pid) => read(pid, 'stat').split(') ').at(-1)?.split(' ')[1];

/**
 * Throws any error but that the process is gone.
 * @param {number} pid
 * @param {string} name
 */
function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    if (GONE.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return '';
    throw error;
  }
}

/**
 * The terminal may be gone together with npm: then nobody reads the line, and the server still stops in order.
 * @param {string} text
 */
function log(text) {
  try {
    writeSync(2, `${text}\n`);
  } catch {
    // Nobody is left to read it.
  }
}
