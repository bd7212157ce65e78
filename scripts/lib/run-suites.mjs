import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, program, run } from './run.mjs';

/** In the order of how soon they tell that something is broken. */
const SUITES = {
  unit: {},
  client: {},
  api: {},
  house: { needsBuild: true },
  browser: { needsBuild: true, needsBrowser: true },
  // By `npm run test:firebase`, which starts what it runs against.
  firebase: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
  tours: { needsBuild: true, needsBrowser: true, onlyWhenNamed: true },
};

/** `npm test`: installs and builds what is missing, runs the named suites or all, and adds up. */
export async function runSuites(words) {
  const unknown = words.filter((word) => !(word in SUITES));
  if (unknown.length > 0)
    fail(`There is no suite "${unknown.join(' ')}": choose among ${Object.keys(SUITES).join(', ')}.`);
  const names = Object.keys(SUITES).filter((name) =>
    words.length === 0 ? !SUITES[name].onlyWhenNamed : words.includes(name),
  );
  await ensureInstalled();
  if (names.some((name) => SUITES[name].needsBuild)) await ensureBuilt();
  const reports = mkdtempSync(join(tmpdir(), 'motley-test-'));
  const sum = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await runSuite(name, join(reports, `${name}.json`));
    sum.passed += passed;
    sum.failed += failed;
  }
  rmSync(reports, { recursive: true });
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

async function runSuite(name, report) {
  console.log(`\n== ${name}`);
  const { needsBrowser = false } = SUITES[name];
  const browser = needsBrowser ? await ensureBrowser() : null;
  if (needsBrowser && browser === null) {
    console.error('There is no Chromium or Chrome, and none could be installed: set CHROME_PATH to one.');
    return { passed: 0, failed: 1 };
  }
  const flags = [
    '--selectProjects',
    name,
    '--json',
    '--outputFile',
    report,
    // All cores: jest would leave one idle, though tests wait for databases, processes and pages half of their time.
    '--maxWorkers',
    String(Math.max(2, availableParallelism())),
  ];
  const [node, args] = program('jest/bin/jest.js', flags);
  await run(node, ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...args], {
    // The report stands in the file; on the standard output it would be one endless line.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(browser === null ? {} : { CHROME_PATH: browser }) },
  });
  return readReport(report);
}

/** A file of tests that could not even be loaded counts as one failure, and so does a suite without a report. */
function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return numPassedTests + failed === 0 ? NOTHING_RAN : { passed: numPassedTests, failed };
  } catch {
    return NOTHING_RAN;
  }
}

const NOTHING_RAN = { passed: 0, failed: 1 };
