import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { readTypeScript } from '../../test/support/typescript.mjs';

readTypeScript();

const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.data|\.cache)$/;
const PATIENCE_MS = 600_000;
/** A busy machine must not pass for a test that notices. */
const TEST_TIMEOUT_MS = 120_000;

/** The words of the tests that most likely notice: those first, for they need not all run. */
const NEAR = {
  account: 'Me\\b',
  activity: 'Activity|History|revert',
  groups: 'Group|Key|readProject',
  identity: 'oken|ession|signOut|Password|Email|register|createProject',
  invitations: 'nvit',
  languages: 'Language',
  members: 'Member|User|leave|gives|removes|invit|list',
  projects: 'Project',
  subscriptions: 'pay',
  tokens: 'oken',
  translations: 'Key|Value|Language|createProject',
  users: 'register|Me\\b',
};

const NEAR_CORE = 'renameGroup|deleteProject|gives|removes|invites';

/** A copy of the tree with a database server of its own, where one mutant after the other is tried. */
export class Lane {
  constructor(root, folder, server) {
    Object.assign(this, { root, folder, server });
  }

  static async open(root) {
    const folder = mkdtempSync(join(tmpdir(), 'motley-mutants-'));
    cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const { startTestServer } = await import('../../test/support/test-server.ts');
    return new Lane(root, folder, await startTestServer());
  }

  /** The test that notices the mutant; null where none does. */
  killerOf(mutant) {
    return this.hurt(mutant, async () => {
      return (
        (await this.nearest(mutant)) ??
        (await this.failures('test/matrix/(matrix|other)'))[0] ??
        (await this.failures('test/(api|billing|realtime)/|src/modules/', '', '--bail'))[0] ??
        null
      );
    });
  }

  /** For each call of a batch the test of its own that notices, else the one that compares the whole table. */
  killersOf(batch) {
    return this.hurt(batch, async () => {
      const names = `\\b(${batch.calls.join('|')}|specification)\\b`;
      const failures = await this.failures(`test/matrix/(table|${batch.tests})`, names);
      const ofTable = failures.find((title) => title.includes('specification')) ?? null;
      return batch.calls.map((call) => failures.find((title) => isAbout(title, call)) ?? ofTable);
    });
  }

  /** The first test of the matrix that fails without a mutant. */
  async unhurt() {
    return (await this.failures('test/matrix/'))[0] ?? null;
  }

  async hurt({ file, source }, work) {
    const path = join(this.folder, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, source);
    try {
      return await work();
    } finally {
      writeFileSync(path, original);
    }
  }

  /** Of the matrix, only what is about the mutant's own calls. */
  async nearest({ file }) {
    const folder = /^src\/modules\/(\w+)/.exec(file)?.[1];
    const tests = `test/matrix/${folder === 'subscriptions' ? 'other' : 'matrix'}`;
    return (await this.failures(tests, NEAR[folder] ?? NEAR_CORE))[0];
  }

  /** The tests that fail among those of these files and names. A run that leaves no report twice was noticed as well. */
  async failures(...what) {
    return (
      (await this.report(...what)) ?? (await this.report(...what)) ?? ['the run, which leaves no report']
    );
  }

  async report(files, names = '', ...flags) {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const projects = ['--selectProjects', 'api', 'unit'];
    const tests = [...projects, '--testPathPatterns', files, '--testNamePattern', names];
    await this.run([
      ...[...jest, 'node_modules/jest/bin/jest.js', ...tests, '--testTimeout', String(TEST_TIMEOUT_MS)],
      ...['--runInBand', '--json', '--outputFile', report, '--cacheDirectory', join(this.folder, '.cache')],
      ...flags,
    ]);
    return failuresIn(report);
  }

  run(args) {
    // Other suites than the matrix leave their rows behind: they get a server of their own for each run.
    const isMatrix = args.some((arg) => arg.startsWith('test/matrix/'));
    const env = { ...process.env, ...(isMatrix ? { TEST_TEMPLATE_URL: this.server.templateUrl } : {}) };
    this.child = spawn(process.execPath, args, {
      cwd: this.folder,
      env,
      stdio: 'ignore',
      timeout: PATIENCE_MS,
    });
    return new Promise((resolve) => this.child.once('close', resolve));
  }

  async close() {
    await this.server.stop();
    this.forget();
  }

  forget() {
    this.child?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Null where there is no report. */
function failuresIn(report) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return null;
  }
  return results.flatMap(({ name, status, assertionResults }) => {
    const isLoaded = assertionResults.some((one) => one.status === 'passed');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length > 0) return failed.map((one) => titleOf(name, one));
    return status === 'failed' && !isLoaded
      ? [`${name.replace(/^.*\/test\//, '')}, which does not load`]
      : [];
  });
}

const isAbout = (title, call) => new RegExp(`: ${call}( |$)`).test(title);

/** In the matrix its cells tell enough; elsewhere the file is wanted too. */
const titleOf = (name, { ancestorTitles, title }) =>
  name.includes('/matrix/')
    ? [...ancestorTitles.slice(-1), title].join(': ').replace(/^\d+ /, '')
    : `${name.replace(/^.*\/test\//, '')}: ${title}`;
