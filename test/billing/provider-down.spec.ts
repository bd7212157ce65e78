import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';

import { Database } from '../../src/platform/database/database.js';
import type { Fault } from '../fake-stripe/http/faults.js';
import { as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { aUser } from '../support/project/world.js';
import {
  aSubscriber,
  atProvider,
  current,
  days,
  fake,
  goOn,
  intent,
  MONTHLY,
  pay,
  STRIPE_TIMEOUT_MS,
  subscriptionOf,
  switchTo,
  terminate,
  useBilling,
  YEARLY,
} from './support/billing.js';

const UNAVAILABLE = { status: 503, body: { error: 'billing_unavailable' } };

/** More requests than any call makes, retries and all. */
const ALWAYS = 50;

describe('a provider that does not answer', () => {
  useBilling({ stripeTimeout: STRIPE_TIMEOUT_MS, databasePool: 3 });
  afterEach(() => fake.recover());

  const WAYS: Fault['how'][] = [
    // It says nothing, hangs up, answers too late or nonsense.
    ...(['silence', 'drop', { delay: 2 * STRIPE_TIMEOUT_MS }, 'malformed'] as const),
    // It fails, fails in the middle, has too much to do, does not know our key.
    503,
    500,
    429,
    401,
  ];

  it('is reported as 503 billing_unavailable, in whatever way it fails to answer', async () => {
    const users = await Promise.all(WAYS.map(() => aUser({ username: `U${randomUUID()}` })));
    for (const [index, user] of users.entries())
      fake.fail({
        match: 'POST /v1/customers',
        holding: String(user.username),
        how: WAYS[index] ?? 500,
        times: ALWAYS,
      });
    const replies = await Promise.all(users.map((user) => intent(user)));
    for (const reply of replies) {
      expect(reply).toMatchObject(UNAVAILABLE);
      expect(reply.headers.get('retry-after')).toBe('5');
    }
    fake.recover();
    for (const user of users) expect((await intent(user)).status).toBe(201);
  });

  it('fails every call, and changes nothing', async () => {
    const user = await aSubscriber();
    const before = await current(user);
    fake.fail({ match: '', how: 429, times: ALWAYS });
    for (const call of [
      () => terminate(user),
      () => goOn(user),
      () => switchTo(user, YEARLY),
      () => as(user).get(routes.readPaymentMethod()),
      () => as(user).post(routes.createSetupIntent()),
    ])
      expect(await call()).toMatchObject(UNAVAILABLE);
    fake.recover();
    expect(await current(user)).toEqual(before);
  });

  it('holds no connection to the database while it is silent', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => aUser()));
    fake.fail({ match: 'POST /v1/customers', how: 'silence', times: ALWAYS });
    const silent = users.map((user) => intent(user));
    // More of them than the pool has connections; others do not even notice.
    const answers = await Promise.all(users.map((user) => as(user).get(routes.readMe())));
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 200));
    const open = await part(Database).query<{ state: string }>(
      `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
    for (const reply of await Promise.all(silent)) expect(reply).toMatchObject(UNAVAILABLE);
  });

  it('does not keep us from saying what we know', async () => {
    const user = await aSubscriber();
    fake.webhooks.hold();
    await days(40);
    fake.fail({ match: '', how: 'silence', times: ALWAYS });
    expect((await current(user)).subscription?.status).toBe('active');
    fake.recover();
    await fake.webhooks.release();
  });

  it('answers 409 billing_busy to callers who wait for a call that hangs', async () => {
    const user = await aUser();
    await intent(user);
    // Somebody who died while they held the account.
    await part(Database).query(
      `UPDATE billing_customer SET lease = gen_random_uuid(), lease_until = now() + interval '1 minute' WHERE user_id = $1`,
      [user.id],
    );
    expect(await intent(user)).toMatchObject({ status: 409, body: { error: 'billing_busy' } });
    await part(Database).query('UPDATE billing_customer SET lease_until = now() WHERE user_id = $1', [
      user.id,
    ]);
    expect((await intent(user)).status).toBe(201);
  });

  it('knows no customer any more: another is made', async () => {
    const user = await aUser();
    await intent(user);
    fake.world.customers.clear();
    expect((await intent(user)).status).toBe(201);
  });
});

describe('an answer of the provider that comes late', () => {
  useBilling();
  afterEach(() => fake.recover());

  it('writes nothing of an older look once its turn was over', async () => {
    const user = await aSubscriber();
    const { stripeSubscriptionId } = await subscriptionOf(user);
    const asked = fake.log.length;
    let letGo: (value?: unknown) => void = () => undefined;
    fake.fail({
      match: 'GET /v1/subscriptions',
      how: { until: new Promise((resolve) => (letGo = resolve)) },
    });
    const late = terminate(user);
    while (!fake.log.slice(asked).some((name) => name.startsWith('GET /v1/subscriptions'))) await turn();
    await part(Database).query(
      'UPDATE billing_customer SET lease = gen_random_uuid(), lease_until = now() WHERE user_id = $1',
      [user.id],
    );
    letGo();
    expect(await late).toMatchObject({ status: 409, body: { error: 'billing_busy' } });
    expect(fake.world.subscriptions.get(stripeSubscriptionId)?.cancel_at_period_end).toBe(true);
  });
});

describe('an answer of the provider that gets lost', () => {
  useBilling();
  afterEach(() => fake.recover());

  it('makes no second subscription when its answer gets lost', async () => {
    const user = await aUser();
    fake.fail({ match: 'POST /v1/subscriptions', how: 'lose' });
    const { body } = await intent(user);
    expect(await atProvider(user)).toHaveLength(1);
    await pay(body);
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('makes no second subscription when all its answers get lost', async () => {
    const user = await aUser();
    fake.fail({ match: 'POST /v1/subscriptions', how: 'lose', times: ALWAYS });
    expect(await intent(user)).toMatchObject(UNAVAILABLE);
    fake.recover();
    expect((await intent(user)).status).toBe(201);
    expect(await atProvider(user)).toHaveLength(1);
  });

  it('is asked under another name after it failed: it would repeat its failure for a day', async () => {
    const user = await aUser();
    fake.fail({ match: 'POST /v1/subscriptions', how: 500 });
    expect(await intent(user)).toMatchObject(UNAVAILABLE);
    expect((await intent(user)).status).toBe(201);
  });
});

describe('a provider that is away when we start', () => {
  beforeAll(() => fake.fail({ match: 'GET /v1/prices', how: 503, times: ALWAYS }));
  useApp({ ...fake.settings, stripeTimeout: STRIPE_TIMEOUT_MS });

  it('has its prices later', async () => {
    interface Configured {
      billing: { plans: unknown[] };
    }
    const read = async () => (await as(null).get<Configured>(routes.readConfig())).body.billing.plans;
    expect(await read()).toEqual([]);
    fake.recover();
    // Each reading asks for them, and does not wait.
    let plans: unknown[] = [];
    while (plans.length === 0) plans = await read();
    expect(plans).toEqual([
      { priceId: MONTHLY, interval: 'month', amount: 1_200, currency: 'eur' },
      { priceId: YEARLY, interval: 'year', amount: 12_000, currency: 'eur' },
    ]);
  });
});
