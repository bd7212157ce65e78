import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { identityContract } from '../identity/support/contract.js';
import { EMULATOR, endSessions } from './emulator.js';

describe('accounts at Firebase, by its emulator', () => identityContract(EMULATOR));

describe('a session that was revoked at Firebase', () => {
  useApp(EMULATOR.settings);

  // Tokens of the emulator are checked at every call; test/identity covers those of Firebase.
  it('can change no profile, delete no account and pay for nothing', async () => {
    const somebody = await EMULATOR.somebody({ verified: true });
    await as(somebody).post(routes.register(), { username: null, email: somebody.email });
    expect((await as(somebody).get(routes.readCurrentSubscription())).status).toBe(200);
    await endSessions(somebody);
    const refused = { status: 401, body: { error: 'unauthenticated' } };
    expect(await as(somebody).patch(routes.updateMe(), { username: 'Eve' })).toMatchObject(refused);
    expect(await as(somebody).delete(routes.deleteMe())).toMatchObject(refused);
    expect(await as(somebody).get(routes.readCurrentSubscription())).toMatchObject(refused);
  });
});
