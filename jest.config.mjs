/** Node itself loads the specs, each module of the product once per worker: docs/decisions/0066-node-loads-the-specs.md. */
const server = {
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  testRunner: '<rootDir>/test/support/jest/runner.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/client/dist/', '<rootDir>/.data/'],
};

const browser = { ...server, testEnvironment: '<rootDir>/test/browser/support/traced-environment.mjs' };

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{core,src,scripts,tools}/**/*.spec.ts',
        '<rootDir>/test/{architecture,checks,faults,load}/**/*.spec.ts',
      ],
      // They measure time, which depends on what else the machine does: `npm run tools -- laws` runs them.
      testPathIgnorePatterns: process.env['FORMAT_RUNS'] ? [] : ['linear-time'],
    },
    {
      ...server,
      displayName: 'api',
      testMatch: [
        '<rootDir>/test/{api,billing,identity,matrix,realtime}/**/*.spec.ts',
        '<rootDir>/test/security/*.spec.ts',
      ],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
    { ...browser, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.spec.ts'] },
    {
      ...browser,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/e2e/support/set-up.mjs',
      globalTeardown: '<rootDir>/test/e2e/support/tear-down.mjs',
    },
    {
      ...browser,
      displayName: 'firebase',
      testMatch: ['<rootDir>/test/firebase/*.spec.ts', '<rootDir>/test/browser/main-job.spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
    {
      ...server,
      displayName: 'process',
      testMatch: ['<rootDir>/test/process/**/*.spec.ts', '<rootDir>/test/security/process/*.spec.ts'],
    },
    '<rootDir>/client/jest.config.cjs',
  ],
  // A timeout against hanging, not a measure of speed: machines may be busy.
  testTimeout: 300_000,
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
};
