import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOAD =
  'import json, plistlib, sys\nprint(json.dumps(plistlib.load(open(sys.argv[1], "rb")), default=str))';

/** Debian's Python, which has the modules of Debian's packages, may come after another one in the path. */
const PYTHON = ['python3', '/usr/bin/python3'].find(
  (python) => spawnSync(python, ['-c', 'import plistlib']).status === 0,
);
const HAS_AAPT = spawnSync('aapt2', ['version']).status === 0;

/** Tools that this machine lacks. */
export const missingTools = () => [...(HAS_AAPT ? [] : ['aapt2']), ...(PYTHON ? [] : ['plistlib'])];

/** A property list as JSON, as Python's plistlib reads it; null where it is not installed or refuses the file. */
export function plistAsJson(bytes: Uint8Array) {
  if (PYTHON === undefined) return null;
  return inFolder((folder) => {
    writeFileSync(join(folder, 'plist'), bytes);
    return outputOf(PYTHON, ['-c', LOAD, 'plist'], folder);
  });
}

/** The output of aapt2 for a resource file; null if it is not installed or refuses the file, as for some real apps. */
export function compiledByAapt(bytes: Uint8Array) {
  if (!HAS_AAPT) return null;
  return inFolder((folder) => {
    mkdirSync(join(folder, 'values'));
    writeFileSync(join(folder, 'values', 'strings.xml'), bytes);
    const args = ['compile', '--legacy', '-o', '.', 'values/strings.xml'];
    if (outputOf('aapt2', args, folder) === null) return null;
    const compiled = readdirSync(folder).find((name) => name.endsWith('.flat')) ?? '';
    return outputOf('aapt2', ['dump', 'apc', compiled], folder);
  });
}

function outputOf(command: string, args: string[], folder: string) {
  // A dump of ten thousand texts is longer than the default room for output.
  const room = { maxBuffer: 2 ** 28 };
  const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', ...room });
  return status === 0 ? stdout : null;
}

function inFolder<T>(work: (folder: string) => T) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-law-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
