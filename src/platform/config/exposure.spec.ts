import { readConfig } from './config.js';
import { exposureWarning } from './exposure.js';

describe('the warning at start', () => {
  it.each([
    {},
    { HOST: '0.0.0.0' },
    { HOST: '::', PUBLIC_URL: 'http://motley.example' },
    { IDENTITY_PROVIDER: 'local', REGISTRATION: 'open' },
  ])('is given if anyone can register over plain http: %j', (environment) =>
    expect(exposureWarning(readConfig(environment))).toMatch(/^Warning: anybody/),
  );

  it.each([
    { HOST: '127.0.0.1' },
    { PUBLIC_URL: 'https://motley.example' },
    { REGISTRATION: 'closed' },
    { REGISTRATION: 'invited', OPERATORS: 'anna@example.com' },
  ])('is not given otherwise: %j', (environment) =>
    expect(exposureWarning(readConfig(environment))).toBeNull(),
  );
});
