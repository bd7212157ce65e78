import Stripe from 'stripe';

import { API_BASE, routes } from '#core/api/routes.js';

import { StripeEvent } from '../../src/entities/index.js';
import { Database } from '../../src/platform/database/database.js';
import { assertDefined } from '../../src/platform/assert-defined.js';
import type { FakeEvent } from '../fake-stripe/index.js';
import { currentApp, part, useApp } from '../support/server/app.js';
import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import {
  aSubscriber,
  current,
  days,
  deliverHere,
  fake,
  intent,
  pay,
  stripe,
  subscriptionOf,
  switchTo,
  terminate,
  useBilling,
  YEARLY,
} from './support/billing.js';

interface Sending {
  secret?: string;
  timestamp?: number;
  signature?: string;
  change?: (payload: string) => string;
}

const sign = Stripe.webhooks.generateTestHeaderString.bind(Stripe.webhooks);

/** Sends a message as the provider does, or not quite. */
async function send(
  event: object,
  { secret = fake.settings.stripeWebhookSecret, timestamp, signature, change = (same) => same }: Sending = {},
) {
  const payload = JSON.stringify(event, null, 2);
  const good = sign({ payload, secret, ...(timestamp === undefined ? {} : { timestamp }) });
  const reply = await fetch(currentApp().origin + API_BASE + routes.receiveStripeEvent(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? good },
    body: change(payload),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const NOW = (): number => Math.floor(Date.now() / 1000);

/** The messages about a subscription that was begun and paid, kept back. */
async function heldMessages(user: TestUser): Promise<FakeEvent[]> {
  fake.webhooks.hold();
  await pay((await intent(user)).body);
  return fake.webhooks.take();
}

const stored = (id: string) => part(Database).repository(StripeEvent).findOneByOrFail({ id });

useBilling();
afterEach(() => fake.webhooks.release());

describe('POST /webhooks/stripe', () => {
  it('takes what the provider signed, once', async () => {
    const user = await aUser();
    const [event] = await heldMessages(user);
    expect(await send(assertDefined(event, 'event'))).toEqual({ status: 200, body: { result: 'processed' } });
    expect(await send(assertDefined(event, 'event'))).toEqual({ status: 200, body: { result: 'duplicate' } });
    const row = await stored(String(event?.id));
    expect(row).toMatchObject({ attempts: 2, error: null, livemode: false });
    expect(row.processedAt).not.toBeNull();
  });

  it.each<[string, Sending]>([
    ['changed on its way', { change: (payload) => payload.replace('evt_', 'evt_x') }],
    ['not signed', { signature: '' }],
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed with nonsense', { signature: 't=1,v1=abc' }],
    ['301 seconds old', { timestamp: NOW() - 301 }],
    ['empty', { change: () => '' }],
  ])('answers 400 invalid_signature for a message that is %s', async (_what, sending) => {
    const user = await aUser();
    const [event] = await heldMessages(user);
    const reply = await send(assertDefined(event, 'event'), sending);
    expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_signature' } });
    expect(
      await part(Database)
        .repository(StripeEvent)
        .existsBy({ id: String(event?.id) }),
    ).toBe(false);
  });

  it('takes a message of more than any other call may carry, and none of more than a megabyte', async () => {
    const event = {
      id: 'evt_long',
      object: 'event',
      type: 'x',
      created: 1,
      livemode: false,
      data: { object: {} },
    };
    expect((await send({ ...event, padding: 'x'.repeat(500_000) })).status).toBe(200);
    expect((await send({ ...event, padding: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('ignores what happens to live money where test money is taken', async () => {
    const [event] = await heldMessages(await aUser());
    const reply = await send({ ...assertDefined(event, 'event'), livemode: true });
    expect(reply).toEqual({ status: 200, body: { result: 'ignored' } });
  });

  it('ignores what is about nobody here: others may share the account', async () => {
    const customer = await stripe.customers.create({ metadata: { userId: '1', instance: 'another' } });
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: YEARLY }],
      payment_behavior: 'default_incomplete',
      metadata: { userId: '1', instance: 'another' },
    });
    await fake.webhooks.settled();
    const event = [...fake.world.events.values()].find(
      ({ type, data }) => type === 'customer.subscription.created' && data.object.id === id,
    );
    expect(await send({ ...assertDefined(event, 'event'), id: 'evt_again' })).toEqual({
      status: 200,
      body: { result: 'ignored' },
    });
  });

  it('knows whose a subscription is before it knows the customer', async () => {
    const user = await aUser();
    const messages = await heldMessages(user);
    const created = messages.find(({ type }) => type === 'customer.subscription.created');
    // As if the process had died before it could write the customer down.
    await part(Database).query('UPDATE billing_customer SET stripe_customer_id = NULL WHERE user_id = $1', [
      user.id,
    ]);
    expect(await send(assertDefined(created, 'event'))).toEqual({
      status: 200,
      body: { result: 'processed' },
    });
  });

  it('answers 503 while the provider does not answer, and recovers when the event is repeated', async () => {
    const user = await aUser();
    const event = assertDefined(
      (await heldMessages(user)).find(({ type }) => type === 'invoice.paid'),
      'event',
    );
    fake.fail({ match: 'GET /v1/subscriptions', how: 429 });
    expect(await send(event)).toMatchObject({ status: 503, body: { error: 'billing_unavailable' } });
    expect(await stored(event.id)).toMatchObject({ processedAt: null, error: expect.any(String) as string });
    expect(await send(event)).toEqual({ status: 200, body: { result: 'processed' } });
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('forgets a customer that was removed at the provider, with the subscription', async () => {
    const user = await aSubscriber();
    const customer = [...fake.world.customers.values()].find(({ email }) => email === user.email);
    await stripe.customers.del(assertDefined(customer, 'customer').id);
    await fake.webhooks.settled();
    expect((await current(user)).subscription).toBeNull();
    await pay((await intent(user)).body);
    expect((await subscriptionOf(user)).status).toBe('active');
  });
});

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) =>
        permutations(items.filter((_other, at) => at !== index)).map((rest) => [item, ...rest]),
      );

describe('messages in any order', () => {
  it('lead to what the provider says, in each of the 24 orders of four, each sent twice', async () => {
    const user = await aUser();
    fake.webhooks.hold();
    await pay((await intent(user)).body);
    await switchTo(user, YEARLY);
    await terminate(user);
    const wanted = ['customer.subscription.created', 'invoice.paid', 'subscription_schedule.released'];
    const messages = fake.webhooks.take();
    const four = [
      ...wanted.map((type) =>
        assertDefined(
          messages.find((message) => message.type === type),
          type,
        ),
      ),
      assertDefined(messages.filter(({ type }) => type === 'customer.subscription.updated').at(-1), 'last'),
    ];
    const truth = await current(user);
    for (const order of permutations(four)) {
      // As if we had heard of nothing yet.
      await part(Database).query('DELETE FROM subscription WHERE user_id = $1', [user.id]);
      await part(Database).query('DELETE FROM stripe_event WHERE id = ANY ($1)', [four.map(({ id }) => id)]);
      for (const message of order) await send(message);
      const replies = await Promise.all(order.map((message) => send(message)));
      expect(replies.map(({ body }) => body.result)).toEqual(order.map(() => 'duplicate'));
      expect((await current(user)).subscription).toMatchObject({
        status: 'active',
        details: truth.subscription?.details,
      });
    }
  });

  it('lead to what the provider says when they come late, all at once, from two processes', async () => {
    const user = await aSubscriber();
    fake.webhooks.hold();
    await switchTo(user, YEARLY);
    await days(32);
    await terminate(user);
    const late = fake.webhooks.take();
    await Promise.all([...late, ...late].map((message) => send(message)));
    const { status, stripePriceId, details } = await subscriptionOf(user);
    expect({ status, stripePriceId }).toEqual({ status: 'active', stripePriceId: YEARLY });
    expect(details.terminationAt).toBe(details.currentPeriodEnd);
  });

  it('of an earlier subscription do not end the present one', async () => {
    const user = await aSubscriber();
    await terminate(user);
    fake.webhooks.hold();
    await days(32);
    const old = fake.webhooks.take();
    await pay((await intent(user)).body);
    fake.webhooks.take();
    for (const message of old) expect((await send(message)).status).toBe(200);
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  describe('at a second process', () => {
    useApp({ ...fake.settings });
    beforeAll(deliverHere);
    afterAll(() => {
      fake.webhooks.forget();
      deliverHere();
    });

    it('are the same to both: every message goes to each', async () => {
      const before = fake.webhooks.deliveries.length;
      const user = await aSubscriber();
      expect((await subscriptionOf(user)).status).toBe('active');
      expect(fake.webhooks.deliveries.slice(before).filter(({ status }) => status !== 200)).toEqual([]);
    });
  });
});

describe('secrets of messages', () => {
  useBilling({ stripeWebhookSecret: 'whsec_new, whsec_fake' });

  it('may be two, while one takes the place of the other', async () => {
    const user = await aSubscriber();
    expect((await subscriptionOf(user)).status).toBe('active');
    const [event] = await heldMessages(await aUser());
    expect((await send(assertDefined(event, 'event'), { secret: 'whsec_new' })).status).toBe(200);
    expect((await send(assertDefined(event, 'event'), { secret: 'whsec_old' })).status).toBe(400);
  });
});
