import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { anonymous, as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { useApp } from '../support/app.js';
import { DAY, later } from '../support/time.js';
import { anIdentity, aUser, PASSWORD } from '../support/world.js';

const refresh = (refreshToken: string): Promise<Reply<TokenPair>> =>
  anonymous().post(routes.refresh(), { refreshToken });

const REFUSED = { status: 401, body: { error: 'invalid-credential' } };

describe('POST /identity/refresh', () => {
  useApp();

  it('answers 200 with a new pair, good for calls and for the next refresh', async () => {
    const user = await aUser();
    const first = await refresh(user.refreshToken);
    expect(first).toMatchObject({ status: 200, body: { expiresIn: 900 } });
    expect(first.body.refreshToken).not.toBe(user.refreshToken);
    expect((await as(first.body).get(routes.me())).status).toBe(200);
    expect((await refresh(first.body.refreshToken)).status).toBe(200);
  });

  it('takes a token that comes back after its use for stolen: its whole session is over', async () => {
    const { refreshToken } = await anIdentity();
    const { body: next } = await refresh(refreshToken);
    expect(await refresh(refreshToken)).toMatchObject(REFUSED);
    expect(await refresh(next.refreshToken)).toMatchObject(REFUSED);
  });

  it('leaves the other sessions of the account alone', async () => {
    const { email, refreshToken } = await anIdentity();
    const other = await anonymous().post<TokenPair>(routes.signIn(), { email, password: PASSWORD });
    await refresh(refreshToken);
    await refresh(refreshToken);
    expect((await refresh(other.body.refreshToken)).status).toBe(200);
  });

  it('gives one of twenty calls with the same token a pair, and ends the session', async () => {
    const { refreshToken } = await anIdentity();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await refresh(winners[0]?.body.refreshToken ?? '')).toMatchObject(REFUSED);
  });

  it('is good for 30 days', async () => {
    const { refreshToken } = await anIdentity();
    const renewed = await later(29 * DAY, () => refresh(refreshToken));
    expect(renewed.status).toBe(200);
    expect(await later(60 * DAY, () => refresh(renewed.body.refreshToken))).toMatchObject(REFUSED);
  });

  it.each(['', 'nonsense', 'x'.repeat(43)])('answers 401 for %j, which nobody was given', async (token) => {
    expect(await refresh(token)).toMatchObject(REFUSED);
  });

  it.each([undefined, null, 12, ['x'], 'x'.repeat(1_000)])('answers 400 for %j', async (refreshToken) => {
    const reply = await anonymous().post(routes.refresh(), { refreshToken });
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { refreshToken: expect.any(String) as string } },
    });
  });
});

describe('POST /identity/sign-out', () => {
  useApp();

  it('answers 204 and ends the session', async () => {
    const { refreshToken } = await anIdentity();
    const reply = await anonymous().post(routes.signOut(), { refreshToken });
    expect(reply).toMatchObject({ status: 204, body: undefined });
    expect(await refresh(refreshToken)).toMatchObject(REFUSED);
  });

  it('answers 204 to a token that is not good any more, or never was', async () => {
    expect((await anonymous().post(routes.signOut(), { refreshToken: 'nonsense' })).status).toBe(204);
  });

  it('leaves nothing alive when it meets a refresh half-way', async () => {
    const { refreshToken } = await anIdentity();
    const [renewed] = await Promise.all([
      refresh(refreshToken),
      anonymous().post(routes.signOut(), { refreshToken }),
    ]);
    if (renewed.status === 200) expect(await refresh(renewed.body.refreshToken)).toMatchObject(REFUSED);
    else expect(renewed).toMatchObject(REFUSED);
  });
});
