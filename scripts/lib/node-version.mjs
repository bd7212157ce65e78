// Must run on any Node that supports modules: newer syntax is not allowed here.
const OLDEST = { major: 20, minor: 19 };

/** Ends the process with one line when this Node is too old for Motley. */
export function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Motley needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
