import { BootError } from '../errors/boot.error.js';
import { readConfig } from './config.js';

const FIREBASE = { IDENTITY_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'motley', FIREBASE_API_KEY: 'AIza' };

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof BootError ? error.lines : [String(error)];
  }
}

const keyFile = (project: string): string =>
  JSON.stringify({ project_id: project, client_email: 'a@example.com', private_key: 'hunter2' });

describe('the settings of Firebase', () => {
  it('are its project and its key', () => {
    expect(faultsOf(FIREBASE)).toEqual([]);
    expect(faultsOf({ IDENTITY_PROVIDER: 'firebase' })).toEqual([
      'IDENTITY_PROVIDER=firebase needs FIREBASE_PROJECT_ID and FIREBASE_API_KEY.',
    ]);
  });

  it.each([FIREBASE, {}])('are never combined with the emulator in production: %j', (settings) => {
    const emulator = { ...settings, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(faultsOf(emulator)).toEqual([]);
    expect(faultsOf({ ...emulator, NODE_ENV: 'production' })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST is for development and tests only: it lets everybody in.',
    ]);
  });

  it.each(['http://127.0.0.1:9099', 'localhost', "x'; y:1"])(
    'name the emulator by host and port, not %s',
    (host) => {
      expect(faultsOf({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: host })).toEqual([
        `FIREBASE_AUTH_EMULATOR_HOST=${host} must be a host and a port, as 127.0.0.1:9099.`,
      ]);
    },
  );

  it('accept the key file of a service account of the same project, and do not repeat it', () => {
    expect(faultsOf({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: keyFile('motley') })).toEqual([]);
    expect(faultsOf({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: keyFile('other') })).toEqual([
      'FIREBASE_SERVICE_ACCOUNT is of another project than FIREBASE_PROJECT_ID.',
    ]);
    for (const text of ['hunter2', 'null', '{"private_key": "hunter2"}'])
      expect(faultsOf({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: text })).toEqual([
        'FIREBASE_SERVICE_ACCOUNT must be the key file of a service account, in JSON.',
      ]);
  });
});
