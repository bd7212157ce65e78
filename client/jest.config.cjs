const { dirname, join } = require('node:path');

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

const packageJson = (name) => require(`${name}/package.json`);
const moduleOf = (name) => join(dirname(require.resolve(`${name}/package.json`)), packageJson(name).module);

/** Bundled once per version by jest.vendor.mjs. */
const antd = 'antd';
const icons = '@ant-design/icons';
const vendor = {
  folder: join(__dirname, '.cache', `vendor-${packageJson(antd).version}-${packageJson(icons).version}`),
  entry: { antd: moduleOf(antd), icons: moduleOf(icons) },
};

/** @type {import('jest').Config} */
module.exports = {
  displayName: 'client',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/jest.vendor.mjs',
  globals: { vendor },
  testEnvironment: '<rootDir>/jest.environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  moduleNameMapper: {
    [`^${antd}$`]: `${vendor.folder}/antd.cjs`,
    [`^${icons}$`]: `${vendor.folder}/icons.cjs`,
    '^#core/(.*)\\.js$': '<rootDir>/../core/$1.ts',
    '\\.module\\.css$': '<rootDir>/src/testing/class-names.cjs',
    '\\.css$': '<rootDir>/src/testing/asset.cjs',
    '\\.svg$': '<rootDir>/src/testing/asset.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
