import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { fail, program, ROOT, run } from '../../../scripts/lib/run.mjs';
import { ensureBrowser } from '../browser.ts';

/** `waits`: for processes that start and end, most of the time; it runs beside the others. */
interface Suite {
  needsBuild?: boolean;
  needsBrowser?: boolean;
  onlyWhenNamed?: boolean;
  waits?: boolean;
}

type NamedSuite = [name: string, suite: Suite];

interface Result {
  passed: number;
  failed: number;
  skipped?: number;
  failures: string[];
}

interface TestCase {
  ancestorTitles: string[];
  title: string;
  status: string;
}

interface TestFile {
  name: string;
  status: string;
  assertionResults: TestCase[];
}

/** The fields of jest's --json report that are read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: TestFile[];
}

/** All: jest leaves one idle by default, but tests wait for databases, processes and pages half of the time. */
const CORES = Math.max(2, availableParallelism());

/** Fastest feedback first. */
const SUITES: Record<string, Suite> = {
  unit: {},
  client: {},
  api: {},
  process: { needsBuild: true, waits: true },
  browser: { needsBuild: true, needsBrowser: true },
  // Run by `npm run tools -- test-firebase`, which starts the emulator.
  firebase: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
  e2e: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
};

/** `npm test`: installs and builds what is missing, runs the named suites or all, and adds up. */
export async function runSuites(words: string[]) {
  const unknown = words.filter((word) => !(word in SUITES));
  if (unknown.length > 0)
    fail(`There is no suite "${unknown.join(' ')}": choose among ${Object.keys(SUITES).join(', ')}.`);
  const suites = Object.entries(SUITES).filter(([name, { onlyWhenNamed }]) =>
    words.length === 0 ? !onlyWhenNamed : words.includes(name),
  );
  await ensureInstalled();
  if (suites.some(([, { needsBuild }]) => needsBuild)) await ensureBuilt();
  const reports = mkdtempSync(join(tmpdir(), 'motley-test-'));
  const sum: Result = { passed: 0, failed: 0, failures: [] };
  const runInTurn = async (named: NamedSuite[], workers: number) => {
    for (const [name, suite] of named) add(sum, name, await runSuite(name, suite, { reports, workers }));
  };
  const waiting = suites.filter(([, { waits }]) => waits);
  const busy = suites.filter(([, { waits }]) => !waits);
  await Promise.all([
    runInTurn(busy, CORES),
    runInTurn(waiting, busy.length === 0 ? CORES : Math.ceil(CORES / 2)),
  ]);
  rmSync(reports, { recursive: true });
  // Printed last, so that the end of a log names the failures.
  if (sum.failures.length > 0)
    console.log(`\nFailed:\n${sum.failures.map((line) => `  ${line}`).join('\n')}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

/** Says how a suite went, and adds it to the sum. */
function add(sum: Result, name: string, { passed, failed, skipped = 0, failures }: Result) {
  console.log(`${name}: ${passed} of ${passed + failed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures.map((failure) => `${name} › ${failure}`));
}

async function runSuite(
  name: string,
  { needsBrowser = false }: Suite,
  { reports, workers }: { reports: string; workers: number },
): Promise<Result> {
  console.log(`\n== ${name}`);
  const browser = needsBrowser ? await ensureBrowser() : null;
  if (needsBrowser && browser === null) {
    console.error('There is no Chromium or Chrome, and none could be installed: set CHROME_PATH to one.');
    return { passed: 0, failed: 1, failures: ['There is no browser.'] };
  }
  const report = join(reports, `${name}.json`);
  const flags = ['--selectProjects', name, '--json', '--outputFile', report, '--maxWorkers', String(workers)];
  const [node, args] = program('jest/bin/jest.js', flags);
  await run(node, ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...args], {
    // The report is in the file; on stdout it would be one very long line.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(browser === null ? {} : { CHROME_PATH: browser }) },
  });
  return readReport(report);
}

/** Reads the report. A test file that could not be loaded counts as one failure, and so does a missing report. */
function readReport(path: string): Result {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
      report;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    if (numPassedTests + failed === 0) return NOTHING_RAN;
    return {
      passed: numPassedTests,
      failed,
      skipped: numPendingTests,
      failures: testResults.flatMap(failuresOf),
    };
  } catch {
    return NOTHING_RAN;
  }
}

/** The names of what failed in a file of tests, or the file's own where it could not be loaded. */
function failuresOf({ name, status, assertionResults }: TestFile) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file} could not be run`] : [];
  return failed.map(({ ancestorTitles, title }) =>
    [file, ...ancestorTitles, title].join(' › ').replace(/\s+/g, ' '),
  );
}

const NOTHING_RAN = { passed: 0, failed: 1, failures: ['Nothing ran.'] };
