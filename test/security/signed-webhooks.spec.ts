import { jest } from '@jest/globals';
import Stripe from 'stripe';
import { IsNull, Not } from 'typeorm';

import { API_BASE, routes } from '#core/api/routes.js';

import { Job, StripeEvent } from '../../src/entities/index.js';
import { StripeEventsQueries } from '../../src/modules/subscriptions/stripe-events/stripe-events.queries.js';
import { Clock } from '../../src/platform/clock.js';
import { Database } from '../../src/platform/database/database.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { assertDefined } from '../../src/platform/assert-defined.js';
import { days, fake, intent, pay, subscriptionOf, useBilling } from '../billing/support/billing.js';
import type { FakeEvent } from '../fake-stripe/index.js';
import { currentApp, part } from '../support/server/app.js';
import { linesOf } from '../support/server/log.js';
import { aUser } from '../support/project/world.js';

/** Sends bytes signed by the provider. */
async function send(payload: string) {
  const secret = fake.settings.stripeWebhookSecret;
  const reply = await fetch(currentApp().origin + API_BASE + routes.receiveStripeEvent(), {
    method: 'POST',
    headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
    body: payload,
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const EVENT = {
  id: 'evt_signed',
  object: 'event',
  type: 'invoice.paid',
  created: 1,
  livemode: false,
  data: { object: { object: 'invoice' } },
};

const MINUTES = 1 / (24 * 60);

const event = (changes: object): string => JSON.stringify({ ...EVENT, ...changes });

describe('a webhook that is signed', () => {
  useBilling();
  afterEach(() => fake.webhooks.release());

  it.each([
    ['is no JSON', 'not JSON'],
    ['is empty', ''],
    ['is null', 'null'],
    ['is a list', '[]'],
    ['has no data', event({ data: undefined })],
    ['has data of nothing', event({ data: {} })],
    ['has an object that is none', event({ data: { object: 'in_1' } })],
    ['has no id', event({ id: undefined })],
    ['has an id that cannot be kept', event({ id: 'evt_\u0000' })],
    ['is of no moment', event({ created: 1e300 })],
    ['does not say whether money is real', event({ livemode: 'no' })],
    ['is a thin event of the newer kind', event({ object: 'v2.core.event' })],
  ])('is refused with 400 where it %s', async (_what, payload) => {
    expect(await send(payload)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
    expect(await part(Database).repository(StripeEvent).existsBy({ id: EVENT.id })).toBe(false);
  });

  /** The held webhook of a payment, and the provider calls of processing it once. */
  async function aHeldMessage(): Promise<{ user: Awaited<ReturnType<typeof aUser>>; message: FakeEvent }> {
    const user = await aUser();
    fake.webhooks.hold();
    await pay((await intent(user)).body);
    const held = fake.webhooks.take();
    return {
      user,
      message: assertDefined(
        held.find(({ type }) => type === 'invoice.paid'),
        'message',
      ),
    };
  }

  it('is processed once if it arrives twenty times at once, with the provider calls of one', async () => {
    const [one, other] = [await aHeldMessage(), await aHeldMessage()];
    const asked = async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = fake.log.length;
      await work();
      return fake.log.slice(before).map((call) => call.replace(/cus_\w+/, 'cus_…'));
    };
    const calls = await asked(() => send(JSON.stringify(one.message)));
    const payload = JSON.stringify(other.message);
    const together = await asked(async () => {
      const replies = await Promise.all(Array.from({ length: 20 }, () => send(payload)));
      const results = replies.map(({ status, body }) => `${status} ${String(body.result)}`).sort();
      expect(results).toEqual([...Array<string>(19).fill('200 duplicate'), '200 processed']);
    });
    expect(together).toEqual(calls);
    expect((await subscriptionOf(other.user)).status).toBe('active');
  });

  it('is processed if it is sent again after a failure', async () => {
    const { user, message } = await aHeldMessage();
    fake.fail({ match: 'GET /v1/subscriptions', how: 429 });
    expect((await send(JSON.stringify(message))).status).toBe(503);
    expect(await send(JSON.stringify(message))).toEqual({ status: 200, body: { result: 'processed' } });
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('is processed again if the process that had started it died', async () => {
    const { message } = await aHeldMessage();
    const claim = `INSERT INTO stripe_event (id, type, created, livemode, attempts, claimed_until)
      VALUES ($1, 'invoice.paid', now(), false, 1, $2::timestamptz + interval '1 minute')`;
    // Other tests let time pass for the application, not for the database.
    const now = part(Clock).now();
    await part(Database).query(claim, [message.id, now]);
    expect((await send(JSON.stringify(message))).body).toEqual({ result: 'duplicate' });
    await part(Database).query('UPDATE stripe_event SET claimed_until = $2 WHERE id = $1', [message.id, now]);
    expect((await send(JSON.stringify(message))).body).toEqual({ result: 'processed' });
  });

  it('is processed later where the process that had begun with it is gone, and it does not come again', async () => {
    const { user, message } = await aHeldMessage();
    const events = part(StripeEventsQueries);
    // The state after a process has died between its claim and the response of the provider.
    const processed = jest.spyOn(events, 'processed').mockRejectedValue(new Error('died'));
    const failed = jest.spyOn(events, 'failed').mockResolvedValue();
    await linesOf(async () => expect((await send(JSON.stringify(message))).status).toBe(500));
    processed.mockRestore();
    failed.mockRestore();
    await part(Database).query('DELETE FROM subscription WHERE user_id = $1', [user.id]);
    const isProcessed = () =>
      part(Database)
        .repository(StripeEvent)
        .existsBy({ id: message.id, processedAt: Not(IsNull()) });
    await days(9 * MINUTES);
    await part(Jobs).work();
    expect(await isProcessed()).toBe(false);
    await days(2 * MINUTES);
    await part(Jobs).work();
    expect(await isProcessed()).toBe(true);
    expect((await subscriptionOf(user)).status).toBe('active');
    expect(await part(Database).repository(Job).existsBy({ key: message.id })).toBe(false);
  });
});
