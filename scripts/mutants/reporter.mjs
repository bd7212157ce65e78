import { writeFileSync } from 'node:fs';

/** Writes what each file of tests came to as soon as it is known: a run that stops at its first failure has told it by then. */
export default class Reporter {
  files = [];

  onTestResult(_test, { testFilePath, testResults, testExecError, failureMessage }) {
    const titles = (status) =>
      testResults
        .filter((one) => one.status === status)
        .map(({ ancestorTitles, title }) => ({ ancestorTitles, title }));
    const failed = titles('failed');
    const isBroken = failed.length === 0 && Boolean(testExecError ?? failureMessage);
    this.files.push({ file: testFilePath, failed, isBroken, passed: titles('passed').length });
    this.write();
  }

  /** Where the first test that notices is enough. */
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
    writeFileSync(process.env.MUTANTS_REPORT, JSON.stringify(this.files));
  }
}
