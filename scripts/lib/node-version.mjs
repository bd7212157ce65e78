// Read by any Node that can read a module at all: nothing newer than what it checks for may stand here.
const OLDEST = [20, 19];

/** Ends the process with one line when this Node is too old for Motley. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Motley needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
