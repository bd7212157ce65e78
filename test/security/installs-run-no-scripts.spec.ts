import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { jest } from '@jest/globals';

// Starts npm several times, on a machine that may be busy.
jest.setTimeout(120_000);

const SCRIPTS_OFF = '--ignore-scripts';

/** How the project's own scripts call npm. */
function installCommand(): string[] {
  const print = `import('./scripts/lib/install.mjs').then((m) => console.log(JSON.stringify(m.installing('ci'))))`;
  const text = execFileSync(process.execPath, ['-e', print], { env: withoutNpm(), encoding: 'utf8' });
  const [program, args] = JSON.parse(text) as [string, string[]];
  return [program, ...args];
}

/** The environment without the variables of npm, which may run these tests, and with an empty user configuration. */
function withoutNpm(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  return { ...Object.fromEntries(entries), NPM_CONFIG_USERCONFIG: '/dev/null' };
}

describe('an install', () => {
  let folder: string;

  /** A project whose only package writes a file when its install script runs. */
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'motley-install-'));
    mkdirSync(join(folder, 'loud'));
    const write = (path: string, content: object): void =>
      writeFileSync(join(folder, path), JSON.stringify(content));
    write('loud/package.json', {
      name: 'loud',
      version: '1.0.0',
      scripts: { postinstall: `node -e "require('fs').writeFileSync(process.env.REPORT, '')"` },
    });
    write('package.json', { name: 'quiet', private: true, dependencies: { loud: 'file:./loud' } });
    const lock = { version: '1.0.0', resolved: 'loud', hasInstallScript: true };
    write('package-lock.json', {
      name: 'quiet',
      lockfileVersion: 3,
      packages: {
        '': { name: 'quiet', dependencies: { loud: 'file:./loud' } },
        loud: lock,
        'node_modules/loud': { resolved: 'loud', link: true },
      },
    });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Installs it and returns whether the script of the package ran. */
  const ranScript = ([program = '', ...args]: readonly string[]): boolean => {
    const report = join(folder, 'report');
    const environment = { ...withoutNpm(), REPORT: report, npm_config_cache: join(folder, 'cache') };
    execFileSync(program, args, { cwd: folder, env: environment, stdio: 'pipe' });
    expect(existsSync(join(folder, 'node_modules', 'loud', 'package.json'))).toBe(true);
    return existsSync(report);
  };

  it.each(['.npmrc', 'test/firebase/.npmrc'])('typed by hand runs no script of a package: %s', (file) => {
    copyFileSync(file, join(folder, '.npmrc'));
    expect(ranScript(['npm', 'ci', '--offline'])).toBe(false);
  });

  it('by npm start or npm test runs no script of a package', () => {
    expect(ranScript([...installCommand(), '--offline'])).toBe(false);
  });

  it('in the image runs no script of a package', () => {
    const installs = readFileSync('docker/Dockerfile', 'utf8').match(/npm (ci|i|install)\b.*/g) ?? [];
    expect(installs).not.toEqual([]);
    expect(installs.filter((line) => !line.includes(SCRIPTS_OFF))).toEqual([]);
  });
});

describe('npm', () => {
  it.each(['.npmrc', 'test/firebase/.npmrc'])('sends nobody the list of packages: %s', (file) => {
    const settings = readFileSync(file, 'utf8').split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'audit=false', 'update-notifier=false']),
    );
  });

  it('does not report usage even if scripts are enabled', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    expect(manifest.scarfSettings).toEqual({ enabled: false });
  });
});
