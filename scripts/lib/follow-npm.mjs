import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 150;

/**
 * Ends this process in order when the npm that runs it is gone. npm does not always pass a signal on: between the two
 * stands a shell, which just dies, and of a SIGKILL nobody hears at all.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const before = line();
  let wasGone = false;
  const watch = setInterval(() => {
    const isGone = line() !== before;
    // Twice in a row, so that one failed look at the system does not end a server.
    if (isGone && wasGone) {
      clearInterval(watch);
      process.kill(process.pid, 'SIGTERM');
    }
    wasGone = isGone;
  }, LOOK_EVERY_MS);
  watch.unref();
}

/** The processes from here up to npm; where the system does not tell, the parent alone. */
function line() {
  const parent = process.ppid;
  return isShellOfNpm(parent) ? `${parent} ${parentOf(parent)}` : String(parent);
}

const isShellOfNpm = (pid) => read(pid, 'cmdline').includes('\0-c\0node scripts/start.mjs');

/** Field 4 of the line, the second after the name in brackets. */
const parentOf = (pid) => read(pid, 'stat').split(') ').at(-1).split(' ')[1];

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
