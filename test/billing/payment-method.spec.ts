import type { PaymentMethodView, SetupIntentView } from '#core/api/subscriptions.js';
import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { aUser } from '../support/world.js';
import type { TestUser } from '../support/world.js';
import {
  aSubscriber,
  current,
  days,
  fake,
  intent,
  MONTHLY,
  stripe,
  subscriptionOf,
  switchTo,
  useBilling,
  YEARLY,
} from './support/billing.js';

const card = (user: TestUser) => as(user).get<PaymentMethodView | null>(routes.paymentMethod());

const setUp = (user: TestUser) => as(user).post<SetupIntentView>(routes.setupIntent());

/** Takes another card down as the browser does. */
async function replaceCard(user: TestUser, token: string) {
  const { clientSecret } = (await setUp(user)).body;
  const confirmed = await stripe.setupIntents
    .confirm(clientSecret.replace(/_secret_.*/, ''), {
      payment_method: token,
      return_url: 'https://motley.example/callback',
    })
    .catch((error: unknown) => error as Error);
  await fake.webhooks.settled();
  return confirmed;
}

describe('GET /subscriptions/current/payment-method', () => {
  useBilling();

  it('is the card that was paid with', async () => {
    expect(await card(await aSubscriber())).toMatchObject({
      status: 200,
      body: {
        id: expect.stringContaining('pm_') as string,
        ...{ type: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
      },
    });
  });

  it('is null without a subscription, and without a card', async () => {
    expect(await card(await aUser())).toMatchObject({ status: 200, body: null });
    const user = await aSubscriber();
    await stripe.paymentMethods.detach(String((await card(user)).body?.id));
    expect(await card(user)).toMatchObject({ status: 200, body: null });
  });
});

describe('POST /subscriptions/current/setup-intent', () => {
  useBilling();

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
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(32);
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
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(32);
    await replaceCard(user, 'pm_card_chargeCustomerFail');
    expect((await subscriptionOf(user)).status).toBe('past_due');
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

  it('answers 404 to whoever has no subscription', async () => {
    const refusal = { status: 404, body: { error: 'not_existing_subscription' } };
    const user = await aUser();
    expect(await setUp(user)).toMatchObject(refusal);
    await intent(user);
    expect(await setUp(user)).toMatchObject(refusal);
  });
});

describe('a payment that is overdue', () => {
  useBilling();

  it('is tried again after three days, and counts from then on', async () => {
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

  it('ends the subscription when nothing helps', async () => {
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(60);
    expect(await current(user)).toEqual({ subscription: null, scheduledPlan: null });
  });
});
