import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { Job, StripeEvent } from '../../src/entities/index.js';
import { BillingScheduler } from '../../src/modules/subscriptions/stripe-events/billing-scheduler.js';
import { ReconciliationService } from '../../src/modules/subscriptions/stripe-events/reconciliation.service.js';
import { Background } from '../../src/platform/background.js';
import { Database } from '../../src/platform/database/database.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { anonymous, as } from '../support/api.js';
import { part } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { aMember, anEmail, aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import {
  aSubscriber,
  atProvider,
  current,
  days,
  fake,
  intent,
  pay,
  subscriptionOf,
  useBilling,
} from './support/billing.js';

useBilling();

const customerOf = (user: TestUser) =>
  [...fake.world.customers.values()].find(({ metadata }) => metadata.userId === String(user.id));

const rename = (user: TestUser, username: string) => as(user).patch(routes.updateMe(), { username });

describe('a changed name', () => {
  afterEach(() => fake.recover());

  it('is copied to the customer, with the email', async () => {
    const user = await aSubscriber();
    const email = anEmail();
    await as(user).post(routes.changeEmail(), { email, password: user.password });
    const { body } = await anonymous().post<TokenPair>(routes.refresh(), { refreshToken: user.refreshToken });
    await as(body).patch(routes.updateMe(), { email });
    await part(Background).settled();
    expect(customerOf(user)).toMatchObject({ email });
    await rename(user, 'Zoé');
    await part(Background).settled();
    expect(customerOf(user)).toMatchObject({ name: 'Zoé', email });
    await as(user).patch(routes.updateMe(), { username: null });
    await part(Background).settled();
    expect(customerOf(user)?.name).toBeNull();
  });

  it('changes here regardless of the provider, and is sent again until the provider accepts it', async () => {
    const user = await aSubscriber();
    fake.fail({ match: 'POST /v1/customers', how: 429, times: 50 });
    expect((await rename(user, 'Zoé')).status).toBe(200);
    await part(Background).settled();
    const update = { queue: 'customer_update', payload: { userId: user.id } };
    const jobs = part(Database).repository(Job);
    expect(await jobs.findOneByOrFail(update)).toMatchObject({ attempts: 1 });
    fake.recover();
    await part(Jobs).work();
    expect(customerOf(user)?.name).toBeNull();
    await days(0.01);
    await part(Jobs).work();
    expect(customerOf(user)?.name).toBe('Zoé');
    expect(await jobs.existsBy(update)).toBe(false);
  });

  it('is not sent for users who never paid', async () => {
    const user = await aUser();
    const before = fake.log.length;
    await rename(user, 'Zoé');
    await part(Background).settled();
    expect(fake.log.slice(before)).toEqual([]);
  });
});

describe('DELETE /users/me', () => {
  afterEach(() => fake.recover());

  it('ends the subscription first', async () => {
    const before = fake.webhooks.deliveries.length;
    const user = await aSubscriber();
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect((await atProvider(user)).map(({ status }) => status)).toEqual(['canceled']);
    expect(customerOf(user)).toBeUndefined();
    await fake.webhooks.settled();
    expect(fake.webhooks.deliveries.slice(before).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('deletes nothing while the provider does not answer', async () => {
    const user = await aSubscriber();
    fake.fail({ match: 'DELETE /v1/customers', how: 429, times: 50 });
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({
      status: 503,
      body: { error: 'billing_unavailable' },
    });
    expect((await subscriptionOf(user)).status).toBe('active');
    fake.recover();
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
  });

  it('asks nothing of the provider when the account may not go', async () => {
    const user = await aSubscriber();
    const { project } = await aProject({ owner: user });
    await aMember(project, 'editor');
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({ status: 422 });
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('does not mind a customer that is gone already, nor one that never was', async () => {
    const user = await aSubscriber();
    fake.webhooks.hold();
    fake.world.customers.clear();
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect((await as(await aUser()).delete(routes.deleteMe())).status).toBe(204);
    await fake.webhooks.release();
  });

  it('lets nobody begin a payment in the same moment', async () => {
    const user = await aSubscriber();
    const [gone, begun] = await Promise.all([as(user).delete(routes.deleteMe()), intent(user)]);
    expect(gone.status).toBe(204);
    expect([401, 404, 409]).toContain(begun.status);
    expect((await atProvider(user)).filter(({ status }) => status !== 'canceled')).toEqual([]);
  });
});

describe('what got lost', () => {
  afterEach(() => fake.recover());

  /** A user who has paid, whose events have not arrived. */
  async function unheard(): Promise<TestUser> {
    const user = await aUser();
    fake.webhooks.hold();
    await pay((await intent(user)).body);
    fake.webhooks.take();
    await fake.webhooks.release();
    return user;
  }

  it('is found when the user looks', async () => {
    const user = await unheard();
    expect((await current(user)).subscription?.status).toBe('active');
  });

  it('is looked for at most once in ten seconds', async () => {
    const user = await aUser();
    await intent(user);
    await fake.webhooks.settled();
    const before = fake.log.length;
    for (const _ of [1, 2, 3]) await current(user);
    expect(fake.log.slice(before)).toHaveLength(1);
  });

  it('is found after the end of a period', async () => {
    const user = await aSubscriber();
    const { details } = await subscriptionOf(user);
    fake.webhooks.hold();
    await days(40);
    fake.webhooks.take();
    await fake.webhooks.release();
    expect((await subscriptionOf(user)).details.currentPeriodStart).toBe(details.currentPeriodEnd);
  });

  it('is found by the daily reconciliation', async () => {
    const user = await unheard();
    await days(1.1);
    await part(BillingScheduler).reconcileIfDue();
    const [row] = await part(Database).query<{ status: string }>(
      'SELECT status FROM subscription WHERE user_id = $1',
      [user.id],
    );
    expect(row?.status).toBe('active');
  });

  it('is made good when what was received could not be processed', async () => {
    const user = await aUser();
    fake.webhooks.hold();
    await pay((await intent(user)).body);
    fake.fail({ match: 'GET /v1/subscriptions', how: 429, times: 50 });
    await fake.webhooks.release();
    const unprocessed = () =>
      part(Database).query('SELECT id FROM stripe_event WHERE processed_at IS NULL AND id = ANY ($1)', [
        [...fake.world.events.keys()],
      ]);
    expect(await unprocessed()).not.toEqual([]);
    fake.recover();
    await part(Jobs).work();
    // Too early: it may still be at work.
    expect(await unprocessed()).not.toEqual([]);
    await days(0.02);
    await part(Jobs).work();
    expect(await unprocessed()).toEqual([]);
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('is done by one process only', async () => {
    await days(2);
    const before = fake.log.length;
    await aSubscriber();
    await Promise.all([
      part(BillingScheduler).reconcileIfDue(),
      part(BillingScheduler).reconcileIfDue(),
      part(BillingScheduler).reconcileIfDue(),
    ]);
    const after = fake.log.length;
    await part(BillingScheduler).reconcileIfDue();
    expect(fake.log.length).toBe(after);
    expect(after).toBeGreaterThan(before);
  });

  it('does not keep messages for ever', async () => {
    await aSubscriber();
    await days(31);
    await part(ReconciliationService).reconcile();
    const limit = new Date(fake.world.now() * 1000 - 30 * 86_400_000);
    const rows = await part(Database).repository(StripeEvent).find();
    expect(rows.filter(({ receivedAt }) => receivedAt < limit)).toEqual([]);
  });
});
