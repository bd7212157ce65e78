import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { hashOf } from '../../../src/modules/identity/secret-token.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { DAY, later, SECOND } from '../../support/time.js';
import { anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const refresh = (refreshToken: string): Promise<Reply<TokenPair>> =>
  anonymous().post(routes.refresh(), { refreshToken });

const REFUSED = { status: 401, body: { error: 'invalid-credential' } };

describe('POST /identity/refresh', () => {
  useApp();

  it('answers 200 with a new pair, valid for calls and for the next refresh', async () => {
    const user = await aUser();
    const first = await refresh(user.refreshToken);
    expect(first).toMatchObject({ status: 200, body: { expiresIn: 900 } });
    expect(first.body.refreshToken).not.toBe(user.refreshToken);
    expect((await as(first.body).get(routes.readMe())).status).toBe(200);
    expect((await refresh(first.body.refreshToken)).status).toBe(200);
  });

  it('treats a used token as stolen and ends its session', async () => {
    const { refreshToken } = await anIdentity();
    const { body: next } = await refresh(refreshToken);
    expect(await later(11 * SECOND, () => refresh(refreshToken))).toMatchObject(REFUSED);
    expect(await refresh(next.refreshToken)).toMatchObject(REFUSED);
  });

  it('accepts a used token again at once, as after a lost response', async () => {
    const { refreshToken } = await anIdentity();
    await refresh(refreshToken);
    const again = await later(9 * SECOND, () => refresh(refreshToken));
    expect(again.status).toBe(200);
    expect((await refresh(again.body.refreshToken)).status).toBe(200);
  });

  it('gives two tabs that renew at once the same token, and both go on', async () => {
    const { refreshToken } = await anIdentity();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    const [first] = replies;
    expect(new Set(replies.map(({ body }) => body.refreshToken)).size).toBe(1);
    const next = await Promise.all(replies.map(({ body }) => refresh(body.refreshToken)));
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
    // A thief who comes later is noticed.
    expect(await later(11 * SECOND, () => refresh(first?.body.refreshToken ?? ''))).toMatchObject(REFUSED);
    expect(await refresh(next[0]?.body.refreshToken ?? '')).toMatchObject(REFUSED);
  });

  it('treats a token as stolen at once if its successor has been used', async () => {
    const { refreshToken } = await anIdentity();
    const { body: next } = await refresh(refreshToken);
    const { body: afterNext } = await refresh(next.refreshToken);
    expect(await refresh(refreshToken)).toMatchObject(REFUSED);
    expect(await refresh(afterNext.refreshToken)).toMatchObject(REFUSED);
  });

  it('treats an expired used token as stolen as well', async () => {
    const { refreshToken } = await anIdentity();
    const { body: next } = await later(20 * DAY, () => refresh(refreshToken));
    await later(31 * DAY, async () => {
      const other = await anIdentity();
      await refresh(other.refreshToken);
      expect(await refresh(refreshToken)).toMatchObject(REFUSED);
      expect(await refresh(next.refreshToken)).toMatchObject(REFUSED);
    });
  });

  it('leaves the other sessions of the account alone', async () => {
    const { email, refreshToken } = await anIdentity();
    const other = await anonymous().post<TokenPair>(routes.signIn(), { email, password: PASSWORD });
    await refresh(refreshToken);
    await later(11 * SECOND, () => refresh(refreshToken));
    expect((await refresh(other.body.refreshToken)).status).toBe(200);
  });

  it('leaves one valid token after twenty calls with the same one', async () => {
    const { refreshToken } = await anIdentity();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const good = await part(Database).query(
      `SELECT t.id FROM refresh_token t JOIN refresh_token f ON f.family = t.family
       WHERE f.token_hash = $1 AND t.used_at IS NULL AND t.revoked_at IS NULL`,
      [hashOf(refreshToken)],
    );
    expect(good).toHaveLength(1);
  });

  it('is valid for 30 days', async () => {
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

  it('answers 204 to a token that is or was always invalid', async () => {
    expect((await anonymous().post(routes.signOut(), { refreshToken: 'nonsense' })).status).toBe(204);
  });

  it('ends a session that is being refreshed at the same time', async () => {
    const { refreshToken } = await anIdentity();
    const [renewed] = await Promise.all([
      refresh(refreshToken),
      anonymous().post(routes.signOut(), { refreshToken }),
    ]);
    if (renewed.status === 200) expect(await refresh(renewed.body.refreshToken)).toMatchObject(REFUSED);
    else expect(renewed).toMatchObject(REFUSED);
  });
});
