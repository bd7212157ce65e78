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
  identity: 'oken|ession|Password|Email|register|createProject',
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

  /** The test that notices the mutant; null where none does. Without a mutant: the test of the matrix that fails. */
  async killerOf(mutant) {
    if (mutant === null) return this.fails('test/matrix/');
    const path = join(this.folder, mutant.file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, mutant.source);
    try {
      return (
        (await this.nearest(mutant)) ??
        (await this.fails('test/matrix/(matrix|other)')) ??
        (await this.fails('test/(api|billing|realtime)/', '', '--bail'))
      );
    } finally {
      writeFileSync(path, original);
    }
  }

  /** Of the matrix, only what is about the mutant's own calls. */
  async nearest({ file, what, call }) {
    const folder = /^src\/modules\/(\w+)/.exec(file)?.[1];
    const names = call === undefined ? (NEAR[folder] ?? NEAR_CORE) : `\\b${call}\\b`;
    const isPaying = folder === 'subscriptions' || what.includes('free of charge');
    return this.fails(`test/matrix/${isPaying ? 'other' : 'matrix'}`, names);
  }

  /** The first test that fails among those of these files and names; null where all pass. */
  async fails(files, names = '', ...flags) {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--testPathPatterns', files];
    await this.run([
      ...[
        ...jest,
        ...args,
        '--testNamePattern',
        names,
        '--testTimeout',
        String(TEST_TIMEOUT_MS),
        '--runInBand',
        '--json',
        '--outputFile',
        report,
      ],
      ...['--cacheDirectory', join(this.folder, '.cache'), ...flags],
    ]);
    return failureIn(report);
  }

  run(args) {
    const env = { ...process.env, TEST_TEMPLATE_URL: this.server.templateUrl };
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

/** A run that left no report did not end by itself: what hangs or breaks is noticed as well. */
function failureIn(report) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return 'the run, which does not end';
  }
  for (const { name, status, assertionResults } of results) {
    const failed = assertionResults.find((one) => one.status === 'failed');
    if (failed) return titleOf(name, failed);
    const isLoaded = assertionResults.some((one) => one.status === 'passed');
    if (status === 'failed' && !isLoaded) return `${name.replace(/^.*\/test\//, '')}, which does not load`;
  }
  return null;
}

/** In the matrix its cells tell enough; elsewhere the file is wanted too. */
const titleOf = (name, { ancestorTitles, title }) =>
  name.includes('/matrix/')
    ? [...ancestorTitles.slice(-1), title].join(': ').replace(/^\d+ /, '')
    : `${name.replace(/^.*\/test\//, '')}: ${title}`;
