import { spawnSync } from 'node:child_process';

/** The possible Pythons of a machine: one of them has the library. */
const PYTHONS = ['python3', '/usr/bin/python3'];

/** The Python that has a library; undefined: none. */
export const pythonWith = (library: string): string | undefined =>
  PYTHONS.find((python) => spawnSync(python, ['-c', `import ${library}`]).status === 0);

/** A test that skips with a word where its tool is absent. */
export function checkedBy(tool: string, isThere: boolean): jest.It {
  if (isThere) return it;
  process.stderr.write(`Some files are not checked by ${tool}: it is not installed.\n`);
  return it.skip;
}

/** The JSON output of a program. */
export function jsonOf(command: string, args: readonly string[], input: string): unknown {
  const { stdout, stderr, status } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
