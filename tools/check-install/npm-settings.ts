import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A setting of this machine's npm; null if it is not set. Read outside the checkout, whose .npmrc must not count. */
export function npmSetting(name: string) {
  const value = execFileSync('npm', ['config', 'get', name], { cwd: tmpdir(), encoding: 'utf8' }).trim();
  return value === '' || value === 'null' || value === 'undefined' ? null : value;
}

/** Lines that say where the registry is and how it is reached; all other settings of the user are left out. */
const ABOUT_REGISTRY = /^\s*(registry|cafile|ca|strict-ssl|@[^:=]+:registry|\/\/[^=]+)\s*=/;

/** The user's configuration of npm, reduced to the registry: what is switched off must be off because the project says so. */
export function registrySettings() {
  try {
    const lines = readFileSync(npmSetting('userconfig') ?? '', 'utf8').split('\n');
    return `${lines.filter((line) => ABOUT_REGISTRY.test(line)).join('\n')}\n`;
  } catch {
    return '';
  }
}
