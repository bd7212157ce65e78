import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { fail, program, ROOT, run } from '../../../scripts/lib/run.mjs';

/**
 * `waits`: for processes that start and end, most of the time; it runs beside the others.
 * @typedef {{ needsBuild?: boolean, needsBrowser?: boolean, onlyWhenNamed?: boolean, waits?: boolean }} Suite
 */
/** @typedef {[name: string, suite: Suite]} NamedSuite */
/** @typedef {{ passed: number, failed: number, skipped?: number, failures: string[] }} Result */
/** @typedef {{ ancestorTitles: string[], title: string, status: string }} TestCase */
/** @typedef {{ name: string, status: string, assertionResults: TestCase[] }} TestFile */

/**
 * The fields of jest's --json report that are read here.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {TestFile[]} testResults
 */

/** All: jest leaves one idle by default, but tests wait for databases, processes and pages half of the time. */
const CORES = Math.max(2, availableParallelism());

/**
 * Fastest feedback first.
 * @type {Record<string, Suite>}
 */
const SUITES = {
  unit: {},
  client: {},
  api: {},
  process: { needsBuild: true, waits: true },
  browser: { needsBuild: true, needsBrowser: true },
  // Run by `npm run tools -- test-firebase`, which starts the emulator.
  firebase: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
  e2e: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
};

/**
 * `npm test`: installs and builds what is missing, runs the named suites or all, and adds up.
 * @param {string[]} words
 */
export async function runSuites(words) {
  const unknown = words.filter((word) => !(word in SUITES));
  if (unknown.length > 0)
    fail(`There is no suite "${unknown.join(' ')}": choose among ${Object.keys(SUITES).join(', ')}.`);
  const suites = Object.entries(SUITES).filter(([name, { onlyWhenNamed }]) =>
    words.length === 0 ? !onlyWhenNamed : words.includes(name),
  );
  await ensureInstalled();
  if (suites.some(([, { needsBuild }]) => needsBuild)) await ensureBuilt();
  const reports = mkdtempSync(join(tmpdir(), 'motley-test-'));
  /** @type {Result} */
  const sum = { passed: 0, failed: 0, failures: [] };
  /** @param {NamedSuite[]} named @param {number} workers */
  const runInTurn = async (named, workers) => {
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

/**
 * Says how a suite went, and adds it to the sum.
 * @param {Result} sum
 * @param {string} name
 * @param {Result} result
 */
function add(sum, name, { passed, failed, skipped = 0, failures }) {
  console.log(`${name}: ${passed} of ${passed + failed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures.map((failure) => `${name} › ${failure}`));
}

/**
 * @param {string} name
 * @param {Suite} suite
 * @param {{ reports: string, workers: number }} options
 * @returns {Promise<Result>}
 */
async function runSuite(name, { needsBrowser = false }, { reports, workers }) {
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

/**
 * Reads the report. A test file that could not be loaded counts as one failure, and so does a missing report.
 * @param {string} path
 * @returns {Result}
 */
function readReport(path) {
  try {
    /** @type {JestReport} */
    const report = JSON.parse(readFileSync(path, 'utf8'));
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

/**
 * The names of what failed in a file of tests, or the file's own where it could not be loaded.
 * @param {TestFile} file
 */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file} could not be run`] : [];
  return failed.map(({ ancestorTitles, title }) =>
    [file, ...ancestorTitles, title].join(' › ').replace(/\s+/g, ' '),
  );
}

const NOTHING_RAN = { passed: 0, failed: 1, failures: ['Nothing ran.'] };
