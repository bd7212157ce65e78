import { randomUUID } from 'node:crypto';

import { routes } from '#core/api/routes.js';
import type { PaymentMethodView, SetupIntentView } from '#core/api/subscriptions.js';

import { assertDefined } from '../../src/platform/assert-defined.js';
import { as } from '../support/api.js';
import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import {
  aLatePayer,
  aSubscriber,
  current,
  days,
  fake,
  intent,
  MONTHLY,
  onlyFake,
  replaceCard,
  stripe,
  subscriptionOf,
  switchTo,
  terminate,
  useBilling,
  YEARLY,
} from './support/billing.js';

useBilling();

const card = (user: TestUser) => as(user).get<PaymentMethodView | null>(routes.readPaymentMethod());

const setUp = (user: TestUser) => as(user).post<SetupIntentView>(routes.createSetupIntent());

describe('GET /subscriptions/current/payment-method', () => {
  it('is the card that was paid with', async () => {
    const { status, body } = await card(await aSubscriber());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { type: 'card', brand: 'visa', last4: '4242' },
    });
    const { card: held } = await stripe.paymentMethods.retrieve(String(body?.id));
    expect({ expMonth: body?.expMonth, expYear: body?.expYear }).toEqual({
      expMonth: held?.exp_month,
      expYear: held?.exp_year,
    });
  });

  onlyFake('is the customer’s where the subscription has none of its own', async () => {
    const user = await aSubscriber();
    await replaceCard(user, 'pm_card_mastercard');
    const { stripeSubscriptionId } = await subscriptionOf(user);
    assertDefined(fake.world.subscriptions.get(stripeSubscriptionId), 'subscription').default_payment_method =
      null;
    expect((await card(user)).body).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  onlyFake('is described by its type alone if it is not a card', async () => {
    const user = await aSubscriber();
    const id = String((await card(user)).body?.id);
    const { card: _card, ...method } = assertDefined(fake.world.methods.get(id), 'payment method');
    fake.world.methods.set(id, { ...method, type: 'link' });
    expect((await card(user)).body).toEqual({
      id,
      type: 'link',
      brand: null,
      last4: null,
      expMonth: null,
      expYear: null,
    });
  });

  onlyFake('answers 409 billing_out_of_sync when the provider knows no such subscription', async () => {
    const user = await aSubscriber();
    fake.world.subscriptions.clear();
    expect(await card(user)).toMatchObject({ status: 409, body: { error: 'billing_out_of_sync' } });
  });

  it('is null without a subscription, and without a card', async () => {
    expect(await card(await aUser())).toMatchObject({ status: 200, body: null });
    const user = await aSubscriber();
    await stripe.paymentMethods.detach(String((await card(user)).body?.id));
    expect(await card(user)).toMatchObject({ status: 200, body: null });
  });
});

describe('POST /subscriptions/current/setup-intent', () => {
  it('lets the browser take another card down, which counts once the provider says so', async () => {
    const user = await aSubscriber();
    expect(await setUp(user)).toMatchObject({
      status: 201,
      body: { clientSecret: expect.stringContaining('_secret_') as string },
    });
    expect((await card(user)).body?.last4).toBe('4242');
    await replaceCard(user, 'pm_card_mastercard');
    expect((await card(user)).body).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  it('keeps the old card when the new one is declined', async () => {
    const user = await aSubscriber();
    await replaceCard(user, 'pm_card_visa_chargeDeclined');
    expect((await card(user)).body?.last4).toBe('4242');
  });

  it('pays what is overdue', async () => {
    const user = await aLatePayer();
    expect(await subscriptionOf(user)).toMatchObject({
      status: 'past_due',
      details: { nextPaymentAt: null, lastPaymentError: 'generic_decline' },
    });
    expect(await intent(user)).toMatchObject({ status: 409, body: { error: 'payment_required' } });
    await replaceCard(user, 'pm_card_visa');
    expect(await subscriptionOf(user)).toMatchObject({
      status: 'active',
      details: { lastPaymentError: null },
    });
  });

  it('leaves overdue what the new card does not pay either', async () => {
    const user = await aLatePayer();
    await replaceCard(user, 'pm_card_chargeCustomerFail');
    expect((await subscriptionOf(user)).status).toBe('past_due');
    // No event was answered with a failure, which Stripe would repeat.
    expect(fake.webhooks.deliveries.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('outlives a switch of the plan', async () => {
    const user = await aSubscriber();
    await switchTo(user, YEARLY);
    await replaceCard(user, 'pm_card_mastercard');
    await days(32);
    expect((await subscriptionOf(user)).stripePriceId).toBe(YEARLY);
    expect((await card(user)).body?.last4).toBe('4444');
  });

  onlyFake('is the last one that was added, in any order and number of events', async () => {
    const user = await aSubscriber();
    fake.webhooks.hold();
    await replaceCard(user, 'pm_card_chargeCustomerFail');
    // Of two cards added a second apart, the later one counts.
    fake.advance(1 / 86_400);
    await replaceCard(user, 'pm_card_mastercard');
    const messages = fake.webhooks.take().filter(({ type }) => type === 'setup_intent.succeeded');
    expect(messages).toHaveLength(2);
    for (const message of [...messages.toReversed(), ...messages]) {
      // Another id: as if it had not been processed.
      const status = await fake.webhooks.deliver({ ...message, id: `${message.id}_${randomUUID()}` });
      expect(status).toBe(200);
      expect((await card(user)).body).toMatchObject({ brand: 'mastercard', last4: '4444' });
    }
    await fake.webhooks.release();
  });

  onlyFake(
    'comes too late for a subscription that has ended: nothing fails, and nothing changes',
    async () => {
      const user = await aSubscriber();
      fake.webhooks.hold();
      await replaceCard(user, 'pm_card_mastercard');
      await terminate(user);
      await days(32);
      await fake.webhooks.release();
      expect((await current(user)).subscription).toBeNull();
      expect(fake.webhooks.deliveries.filter(({ status }) => status !== 200)).toEqual([]);
    },
  );

  it('answers 404 to users without a subscription', async () => {
    const refusal = { status: 404, body: { error: 'not_existing_subscription' } };
    const user = await aUser();
    expect(await setUp(user)).toMatchObject(refusal);
    await intent(user);
    expect(await setUp(user)).toMatchObject(refusal);
  });
});

describe('a payment that is overdue', () => {
  onlyFake('is tried again after three days, and counts from then on', async () => {
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(32);
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', {
      customer: String(
        fake.world.subscriptions.get((await subscriptionOf(user)).stripeSubscriptionId)?.customer,
      ),
    });
    await stripe.subscriptions.update((await subscriptionOf(user)).stripeSubscriptionId, {
      default_payment_method: id,
    });
    await days(3);
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  onlyFake('ends the subscription when nothing helps', async () => {
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(60);
    expect(await current(user)).toEqual({ subscription: null, scheduledPlan: null });
  });
});
