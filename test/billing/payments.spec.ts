import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import {
  aSubscriber,
  atProvider,
  current,
  days,
  fake,
  intent,
  MONTHLY,
  MONTHLY_COSTS,
  onlyFake,
  pay,
  priceAtProvider,
  replaceCard,
  settled,
  terminate,
  useBilling,
  YEARLY,
} from './support/billing.js';

describe('POST /subscriptions/intent', () => {
  useBilling();

  it('begins a payment whose success makes a subscription', async () => {
    const user = await aUser({ username: 'anna' });
    const begun = await intent(user);
    expect(begun).toMatchObject({
      status: 201,
      body: { type: 'payment', clientSecret: expect.stringContaining('_secret_') as string },
    });
    expect(await current(user)).toEqual({ subscription: null, scheduledPlan: null });
    await pay(begun.body);
    const { subscription } = await current(user);
    expect(subscription).toMatchObject({
      userId: user.id,
      stripeSubscriptionId: begun.body.subscriptionId,
      stripePriceId: MONTHLY,
      status: 'active',
      details: {
        interval: 'month',
        ...MONTHLY_COSTS,
        terminationAt: null,
        scheduledPlan: null,
        lastPaymentError: null,
      },
    });
    expect(subscription?.details.nextPaymentAt).toBe(subscription?.details.currentPeriodEnd);
  });

  onlyFake('makes the user a customer with name and e-mail', async () => {
    const user = await aUser({ username: 'anna' });
    await intent(user);
    expect([...fake.world.customers.values()].filter(({ email }) => email === user.email)).toEqual([
      expect.objectContaining({
        name: 'anna',
        metadata: expect.objectContaining({ userId: String(user.id) }) as object,
      }),
    ]);
  });

  it('makes one subscription of a double click', async () => {
    const user = await aUser();
    const replies = await Promise.all([intent(user), intent(user), intent(user)]);
    expect(new Set(replies.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await atProvider(user)).toHaveLength(1);
  });

  onlyFake('makes one customer of a double click', async () => {
    const user = await aUser();
    await Promise.all([intent(user), intent(user), intent(user)]);
    expect([...fake.world.customers.values()].filter(({ email }) => email === user.email)).toHaveLength(1);
  });

  it('leaves one payable of two different plans in the same moment', async () => {
    const user = await aUser();
    await Promise.all([intent(user, MONTHLY), intent(user, YEARLY)]);
    const states = (await atProvider(user)).map(({ status }) => status).sort();
    expect(states.filter((status) => status === 'incomplete')).toHaveLength(1);
  });

  it('goes on with a payment that was begun and left', async () => {
    const user = await aUser();
    const first = await intent(user);
    const again = await intent(user);
    expect(again.body).toEqual(first.body);
  });

  it('ends what was begun for the other plan: its secret pays for nothing any more', async () => {
    const user = await aUser();
    const monthly = await intent(user, MONTHLY);
    const yearly = await intent(user, YEARLY);
    expect(yearly.body.subscriptionId).not.toBe(monthly.body.subscriptionId);
    expect(await pay(monthly.body)).toMatchObject({ code: 'payment_intent_unexpected_state' });
    await pay(yearly.body);
    expect((await current(user)).subscription).toMatchObject({ stripePriceId: YEARLY, status: 'active' });
  });

  onlyFake('begins anew when what was begun has expired', async () => {
    const user = await aUser();
    const first = await intent(user);
    fake.advance(1);
    await settled();
    const second = await intent(user);
    expect(second.body.subscriptionId).not.toBe(first.body.subscriptionId);
    await pay(second.body);
    expect((await current(user)).subscription?.status).toBe('active');
  });

  it('lets a declined payer try another card', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    expect(await pay(body, 'pm_card_visa_chargeDeclined')).toMatchObject({ decline_code: 'generic_decline' });
    expect((await current(user)).subscription).toBeNull();
    await pay(body);
    expect((await current(user)).subscription?.status).toBe('active');
  });

  it('goes on with a payment whose payer is asked by the bank', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    expect(await pay(body, 'pm_card_authenticationRequiredOnSetup')).toMatchObject({
      status: 'requires_action',
    });
    expect((await intent(user)).body).toEqual(body);
    expect((await current(user)).subscription).toBeNull();
  });

  onlyFake('counts once the payer has said yes to the bank', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    const asked = await pay(body, 'pm_card_authenticationRequiredOnSetup');
    fake.settle((asked as { id: string }).id, true);
    await settled();
    expect((await current(user)).subscription?.status).toBe('active');
  });

  onlyFake('lets customers who declined at their bank pay again', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    const asked = await pay(body, 'pm_card_authenticationRequiredOnSetup');
    fake.settle((asked as { id: string }).id, false);
    expect((await intent(user)).body).toEqual(body);
  });

  onlyFake('answers 409 payment_processing while a payment takes its time', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    const processing = await pay(body, 'pm_card_processing');
    expect(await intent(user)).toMatchObject({ status: 409, body: { error: 'payment_processing' } });
    expect(await intent(user, YEARLY)).toMatchObject({ status: 409, body: { error: 'payment_processing' } });
    fake.settle((processing as { id: string }).id, true);
    await settled();
    expect((await current(user)).subscription?.status).toBe('active');
  });

  onlyFake('answers 409 already_subscribed, even before the webhook of the payment', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    fake.webhooks.hold();
    await pay(body);
    expect(await intent(user)).toMatchObject({ status: 409, body: { error: 'already_subscribed' } });
    await fake.webhooks.release();
    expect((await current(user)).subscription?.status).toBe('active');
  });

  /** Somebody begins while the plan costs nothing. */
  async function freeIntent(user: TestUser) {
    priceAtProvider(MONTHLY).unit_amount = 0;
    const { body } = await intent(user);
    priceAtProvider(MONTHLY).unit_amount = 1_200;
    return body;
  }

  onlyFake('asks for a card only, where nothing is to be paid yet', async () => {
    const user = await aUser();
    expect(await freeIntent(user)).toMatchObject({
      type: 'setup',
      clientSecret: expect.stringMatching(/^seti_.+_secret_/) as string,
    });
    expect((await current(user)).subscription?.status).toBe('active');
  });

  onlyFake('asks for nothing, where nothing is to be paid and a card is there', async () => {
    const user = await aSubscriber();
    await replaceCard(user, 'pm_card_visa');
    await terminate(user);
    await days(32);
    expect(await freeIntent(user)).toMatchObject({ type: 'none', clientSecret: null });
    expect((await current(user)).subscription?.status).toBe('active');
  });

  onlyFake.each(['price_of_somebody_else', '', 'x'.repeat(255)])(
    'answers 422 for the price %j, and asks nobody',
    async (priceId) => {
      const user = await aUser();
      await settled();
      const before = fake.log.length;
      expect(await intent(user, priceId)).toMatchObject({ status: 422, body: { error: 'invalid_price' } });
      expect(fake.log.length).toBe(before);
    },
  );

  it.each([12, null, ['price'], { price: 1 }])('answers 400 for the price %j', async (priceId) => {
    const reply = await as(await aUser()).post(routes.createSubscriptionIntent(), { priceId });
    expect(reply).toMatchObject({ status: 400, body: { error: 'validation_error' } });
  });

  onlyFake('answers 422 invalid_price when the provider does not sell it any more', async () => {
    priceAtProvider(YEARLY).active = false;
    const reply = await intent(await aUser(), YEARLY);
    priceAtProvider(YEARLY).active = true;
    expect(reply).toMatchObject({ status: 422, body: { error: 'invalid_price' } });
  });
});
