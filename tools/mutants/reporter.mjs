import { writeFileSync } from 'node:fs';

/** @typedef {{ ancestorTitles: string[], title: string }} Title */
/** @typedef {Title & { status: string }} TestCase */

/**
 * The result of a test file; `passed` is a number of tests.
 * @typedef {{ file: string, failed: Title[], isBroken: boolean, passed: number }} FileReport
 */

/**
 * The fields of Jest's result of a test file that are read here.
 * @typedef {object} TestFile
 * @property {string} testFilePath
 * @property {TestCase[]} testResults
 * @property {unknown} [testExecError]
 * @property {string | null} [failureMessage]
 */

/** Writes the result of each test file as soon as it is known: a run that stops at its first failure has reported it by then. */
export default class Reporter {
  /** @type {FileReport[]} */
  files = [];

  /**
   * @param {unknown} _test
   * @param {TestFile} result
   */
  onTestResult(_test, { testFilePath, testResults, testExecError, failureMessage }) {
    const titles = (/** @type {string} */ status) =>
      testResults
        .filter((one) => one.status === status)
        .map(({ ancestorTitles, title }) => ({ ancestorTitles, title }));
    const failed = titles('failed');
    const isBroken = failed.length === 0 && Boolean(testExecError ?? failureMessage);
    this.files.push({ file: testFilePath, failed, isBroken, passed: titles('passed').length });
    this.write();
  }

  /**
   * Where the first test that notices is enough.
   * @param {{ path: string }} test
   * @param {TestCase} result
   */
  onTestCaseResult({ path }, { status, ancestorTitles, title }) {
    if (status !== 'failed' || !process.env.MUTANTS_STOP) return;
    this.files.push({ file: path, failed: [{ ancestorTitles, title }], isBroken: false, passed: 0 });
    this.write();
    process.exit(1);
  }

  onRunComplete() {
    this.write();
  }

  write() {
    writeFileSync(process.env.MUTANTS_REPORT ?? '', JSON.stringify(this.files));
  }
}
