import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { startTestServer } from '../../test/support/server/test-server.ts';
import type { TestServer } from '../../test/support/server/test-server.ts';
import type { LastRun } from './last-run.ts';
import { filesNear, wordsNear } from './near.ts';
import type { Batch, Mutant } from './operators.ts';
import type { FileReport, Title } from './reporter.mjs';

/** Which tests, by expressions for their files and names, and further flags of jest. */
type Tests = [files: string, names?: string, ...flags: string[]];

const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.data|\.cache)$/;
const RUN_TIMEOUT_MS = 1_800_000;
/** A busy machine must not pass for a test that notices. */
const TEST_TIMEOUT_MS = 120_000;

/** A copy of the tree with a database server of its own, where one mutant after the other is tried. */
export class MutationRunner {
  private readonly root: string;
  private readonly folder: string;
  private readonly server: TestServer;
  private readonly lastRun: LastRun;
  private child: ChildProcess | null = null;

  constructor(root: string, folder: string, server: TestServer, lastRun: LastRun) {
    this.root = root;
    this.folder = folder;
    this.server = server;
    this.lastRun = lastRun;
  }

  get reportPath() {
    return join(this.folder, 'report.json');
  }

  static async open(root: string, lastRun: LastRun) {
    const folder = mkdtempSync(join(tmpdir(), 'motley-mutants-'));
    cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new MutationRunner(root, folder, await startTestServer(), lastRun);
  }

  /** The test that notices the mutant; null where none does. */
  killerOf(mutant: Mutant) {
    return this.hurt(mutant, async () => {
      return (
        (await this.asBefore(mutant)) ??
        (await this.nearest(mutant)) ??
        (await this.noticed(filesNear(moduleOf(mutant)))) ??
        (await this.failures('test/matrix/(matrix|other)', '', '--bail'))[0] ??
        (await this.noticed('test/(api|billing|identity|realtime)/|src/modules/')) ??
        null
      );
    });
  }

  /** Runs the test that killed it last time. */
  async asBefore(mutant: Mutant) {
    for (const { files, names } of this.lastRun.killersOf(mutant)) {
      const killer = await this.noticed(files, names);
      if (killer !== null) return killer;
    }
    return null;
  }

  /** The first test to fail among these; outside the matrix, if it does so twice: it may just have had a bad moment. */
  async noticed(files: string, names?: string) {
    const [first] = await this.failures(files, names, '--bail');
    if (first === undefined || isMatrix(files)) return first ?? null;
    const again = await this.failures(fileOf(first) ?? files, names, '--bail');
    return again[0] ?? null;
  }

  /** For each call of a batch the test of its own that notices, else the one that compares the whole table. */
  killersOf(batch: Batch) {
    return this.hurt(batch, async () => {
      const names = `\\b(${batch.calls.join('|')}|second copy)\\b`;
      const failures = await this.failures(`test/matrix/(table|${batch.tests})`, names);
      const ofTable = failures.find((title) => title.includes('second copy')) ?? null;
      return batch.calls.map((call) => failures.find((title) => isAbout(title, call)) ?? ofTable);
    });
  }

  /** The first test of the matrix that fails without a mutant. */
  async unhurt() {
    return (await this.failures('test/matrix/'))[0] ?? null;
  }

  async hurt<T>({ file, source }: { file: string; source: string }, work: () => Promise<T>) {
    const path = join(this.folder, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, source);
    try {
      return await work();
    } finally {
      writeFileSync(path, original);
    }
  }

  /** Runs the part of the matrix about the mutant's own calls. */
  async nearest(mutant: Mutant) {
    const folder = moduleOf(mutant);
    const tests = `test/matrix/${folder === 'subscriptions' ? 'other' : 'matrix'}`;
    return (await this.failures(tests, wordsNear(folder), '--bail'))[0];
  }

  /** The tests that fail among those of these files and names. A run that leaves no report twice was noticed as well. */
  async failures(...what: Tests) {
    return (
      (await this.report(...what)) ?? (await this.report(...what)) ?? ['the run, which leaves no report']
    );
  }

  async report(...[files, names = '', ...flags]: Tests) {
    rmSync(this.reportPath, { force: true });
    const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const projects = ['--selectProjects', 'api', 'unit'];
    const tests = [...projects, '--testPathPatterns', files, '--testNamePattern', names];
    const args = [
      ...jest,
      'node_modules/jest/bin/jest.js',
      ...tests,
      '--testTimeout',
      String(TEST_TIMEOUT_MS),
      // In a process of its own, which jest replaces when it has grown: a long run would end up collecting garbage.
      ...(isMatrix(files) ? ['--runInBand'] : ['--maxWorkers', '2']),
      '--cacheDirectory',
      join(this.folder, '.cache'),
      '--reporters',
      join(this.root, 'tools/mutants/reporter.mjs'),
      ...flags,
    ];
    await this.run(args, isMatrix(files), flags.includes('--bail'));
    return failuresIn(this.reportPath);
  }

  /** Suites other than the matrix leave rows in the database: they get their own server for each run. */
  run(args: string[], isOfMatrix: boolean, stopsAtFirst: boolean) {
    const env = {
      ...process.env,
      MUTANTS_REPORT: this.reportPath,
      ...(isOfMatrix ? { TEST_TEMPLATE_URL: this.server.templateUrl } : {}),
      // Jest would go on to the end of the file, which is long here, and leaves nothing to be tidied up.
      ...(isOfMatrix && stopsAtFirst ? { MUTANTS_STOP: '1' } : {}),
    };
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env,
      stdio: 'ignore',
      timeout: RUN_TIMEOUT_MS,
    });
    this.child = child;
    return new Promise((resolve) => child.once('close', resolve));
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
function failuresIn(report: string) {
  let files: FileReport[];
  try {
    files = JSON.parse(readFileSync(report, 'utf8')) as FileReport[];
  } catch {
    return null;
  }
  return files.flatMap(({ file, failed, passed, isBroken }) => {
    if (failed.length > 0) return failed.map((one) => titleOf(file, one));
    return isBroken && passed === 0 ? [`${pathOf(file)}, which does not load`] : [];
  });
}

const isMatrix = (files: string) => files.startsWith('test/matrix/');

/** Empty for core. */
const moduleOf = ({ file }: Mutant) => /^src\/modules\/(\w+)/.exec(file)?.[1] ?? '';

/** As the list of mutants shows it: from `test` or `src` on. */
const pathOf = (path: string) => path.replace(/^.*\/(test\/|(?=src\/modules\/))/, '');

/** Where a title names a file. */
const fileOf = (title: string) => /^[\w/.-]+\.spec\.ts/.exec(title)?.[0];

const isAbout = (title: string, call: string) => new RegExp(`: ${call}( |$)`).test(title);

/** In the matrix its cells tell enough; elsewhere the file is wanted too. */
const titleOf = (name: string, { ancestorTitles, title }: Title) =>
  name.includes('/matrix/')
    ? [...ancestorTitles.slice(-1), title].join(': ').replace(/^\d+ /, '')
    : `${pathOf(name)}: ${title}`;
