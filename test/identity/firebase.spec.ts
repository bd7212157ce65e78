import { jest } from '@jest/globals';

import { CALLS } from '#core/api/calls.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { FirebaseIdentity } from '../../src/modules/identity/firebase/firebase.identity.js';
import { anonymous, as } from '../support/api.js';
import { currentApp, part, useApp } from '../support/server/app.js';
import { identityContract } from './support/contract.js';
import { signedFirebase } from './support/signed-firebase.js';

const { driver, google } = await signedFirebase();
afterAll(google.stop);

describe('accounts at Firebase, by signed tokens', () => identityContract(driver));

describe('an instance with accounts at Firebase', () => {
  useApp(driver.settings);

  it('has no calls of local accounts', async () => {
    const calls = Object.values(CALLS).filter(({ path }) => path.startsWith('/identity/'));
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path } of calls) {
      const url = `${currentApp().origin}${API_BASE}${path.replace('{sessionId}', '1')}`;
      const { status } = await fetch(url, { method });
      expect({ method, path, status }).toEqual({ method, path, status: 404 });
    }
  });

  it('checks for ended sessions only in calls about an account, its tokens or payments', async () => {
    const somebody = await driver.somebody({ verified: true });
    await as(somebody).post(routes.register(), { username: null, email: somebody.email });
    const asked = jest.spyOn(part(FirebaseIdentity), 'verifyNotRevoked').mockResolvedValue(null);
    const sensitive: string[] = [];
    for (const [name, { method, path }] of Object.entries(CALLS)) {
      const url = `${currentApp().origin}${API_BASE}${path.replace(/\{\w+\}/g, '1')}`;
      if (!path.startsWith('/identity/') && name !== 'leaveProject')
        await fetch(url, { method, headers: { authorization: `Bearer ${somebody.accessToken}` } });
      if (asked.mock.calls.length > 0) sensitive.push(name);
      asked.mockClear();
    }
    asked.mockRestore();
    expect(sensitive.sort()).toEqual([
      'continueSubscription',
      'createSetupIntent',
      'createSubscriptionIntent',
      'createToken',
      'deleteMe',
      'exportMe',
      'listTokens',
      'readCurrentSubscription',
      'readPaymentMethod',
      'revokeToken',
      'revokeTokens',
      'switchPlan',
      'terminateSubscription',
      'updateMe',
    ]);
  });

  it('creates personal access tokens once the email is verified, and revokes them all at once', async () => {
    const [proven, unproven] = [
      await driver.somebody({ verified: true }),
      await driver.somebody({ verified: false }),
    ];
    const create = (somebody: typeof proven) =>
      as(somebody).post<{ token: string }>(routes.createToken(), { name: 'x', scopes: ['read'] });
    for (const each of [proven, unproven])
      await as(each).post(routes.register(), { username: null, email: each.email });
    expect(await create(unproven)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } });
    const { status, body } = await create(proven);
    expect(status).toBe(201);
    expect((await as(proven).delete(routes.revokeTokens())).status).toBe(204);
    expect(await as({ accessToken: body.token }).get(routes.readMe())).toMatchObject({ status: 401 });
  });

  it('gives the browser the Firebase settings and the allowed origins', async () => {
    const { body, headers } = await anonymous().get(routes.readConfig());
    expect(body).toMatchObject({
      identity: {
        driver: 'firebase',
        apiKey: 'AIza-public',
        projectId: 'motley-test',
        authDomain: 'motley-test.firebaseapp.com',
        emulatorHost: null,
      },
      mail: true,
    });
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
  });

  it('requires a verified email, though it sends no mail itself', async () => {
    const unproven = await driver.somebody({ verified: false });
    await as(unproven).post(routes.register(), { username: null, email: unproven.email });
    expect(await as(unproven).get(routes.listInvitations())).toMatchObject({ status: 200, body: [] });
  });
});

describe('an instance with accounts at Firebase, while Google is unavailable', () => {
  useApp(driver.settings);
  beforeAll(google.fail);
  afterAll(google.recover);

  it('answers 503 and signs no one out', async () => {
    const somebody = await driver.somebody({ verified: true });
    expect(await as(somebody).get(routes.readMe())).toMatchObject({
      status: 503,
      body: { error: 'unavailable' },
    });
  });
});
