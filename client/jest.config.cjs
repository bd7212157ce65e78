const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** @type {import('jest').Config} */
module.exports = {
  displayName: 'client',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/jest.environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: {
    '^#core/(.*)\\.js$': '<rootDir>/../core/$1.ts',
    '\\.module\\.css$': '<rootDir>/src/testing/class-names.cjs',
    '\\.css$': '<rootDir>/src/testing/asset.cjs',
    '\\.svg$': '<rootDir>/src/testing/asset.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
