import { jest } from '@jest/globals';
import type Stripe from 'stripe';

import { idOf } from '../../src/modules/subscriptions/stripe/subscription-state.js';
import { assertDefined } from '../../src/platform/assert-defined.js';
import { Clock } from '../../src/platform/clock.js';
import { part } from '../support/server/app.js';
import { aUser } from '../support/project/world.js';
import {
  aLatePayer,
  aSubscriber,
  atProvider,
  current,
  days,
  fake,
  goOn,
  intent,
  MONTHLY,
  MONTHLY_COSTS,
  onlyFake,
  pay,
  settled,
  stripe,
  subscriptionOf,
  switchTo,
  terminate,
  useBilling,
  YEARLY,
  YEARLY_COSTS,
} from './support/billing.js';

useBilling();

describe('DELETE /subscriptions/current', () => {
  it('ends the subscription with the period that is paid', async () => {
    const user = await aSubscriber();
    const { details } = await subscriptionOf(user);
    expect(await terminate(user)).toMatchObject({
      status: 200,
      body: {
        subscription: {
          status: 'active',
          details: { terminationAt: details.currentPeriodEnd, nextPaymentAt: null },
        },
      },
    });
    await days(32);
    expect(await current(user)).toEqual({ subscription: null, scheduledPlan: null });
  });

  it('changes nothing when it is said twice', async () => {
    const user = await aSubscriber();
    const first = await terminate(user);
    const again = await terminate(user);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('drops a switch that was to come', async () => {
    const user = await aSubscriber();
    await switchTo(user, YEARLY);
    expect(await terminate(user)).toMatchObject({
      status: 200,
      body: {
        scheduledPlan: null,
        subscription: { details: { terminationAt: expect.any(String) as string } },
      },
    });
    await days(32);
    expect((await current(user)).subscription).toBeNull();
  });

  it('ends at once what is overdue, and asks for nothing any more', async () => {
    const user = await aLatePayer();
    expect((await subscriptionOf(user)).status).toBe('past_due');
    expect(await terminate(user)).toMatchObject({ status: 200, body: { subscription: null } });
    const [subscription] = await atProvider(user);
    expect(subscription?.status).toBe('canceled');
    const invoice = await stripe.invoices.retrieve(
      idOf(assertDefined(subscription?.latest_invoice, 'invoice')),
    );
    expect(invoice.status).toBe('void');
  });

  it('ends a payment that was begun and not made', async () => {
    const user = await aUser();
    const { body } = await intent(user);
    expect(await terminate(user)).toMatchObject({ status: 200, body: { subscription: null } });
    expect(await pay(body)).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('answers 404 to users without a subscription, or without one any more', async () => {
    const refusal = { status: 404, body: { error: 'not_existing_subscription' } };
    expect(await terminate(await aUser())).toMatchObject(refusal);
    const user = await aSubscriber();
    await terminate(user);
    await days(32);
    expect(await terminate(user)).toMatchObject(refusal);
  });

  it('lets users whose subscription ended subscribe again', async () => {
    const user = await aSubscriber();
    const { stripeSubscriptionId } = await subscriptionOf(user);
    await terminate(user);
    await days(32);
    await pay((await intent(user)).body);
    const again = await subscriptionOf(user);
    expect(again.status).toBe('active');
    expect(again.stripeSubscriptionId).not.toBe(stripeSubscriptionId);
  });
});

describe('POST /subscriptions/current/continue', () => {
  it('takes a termination back', async () => {
    const user = await aSubscriber();
    const before = await subscriptionOf(user);
    await terminate(user);
    const reply = await goOn(user);
    expect(reply).toMatchObject({ status: 200, body: { subscription: { details: before.details } } });
    await days(32);
    expect((await subscriptionOf(user)).status).toBe('active');
  });

  it('takes back what was ended in the portal of the provider', async () => {
    const user = await aSubscriber();
    const { stripeSubscriptionId, details } = await subscriptionOf(user);
    // The portal sets a date, where we say: with the period.
    await stripe.subscriptions.update(stripeSubscriptionId, {
      cancel_at: Date.parse(details.currentPeriodEnd) / 1000,
    });
    await settled();
    expect((await subscriptionOf(user)).details.terminationAt).toBe(details.currentPeriodEnd);
    expect((await goOn(user)).body.subscription?.details.terminationAt).toBeNull();
  });

  it('changes nothing for users who continue anyway', async () => {
    const user = await aSubscriber();
    const before = await current(user);
    expect(await goOn(user)).toMatchObject({ status: 200, body: before });
  });

  it('answers 409 subscription_ended when it is too late', async () => {
    const user = await aSubscriber();
    await terminate(user);
    await days(32);
    expect(await goOn(user)).toMatchObject({ status: 409, body: { error: 'subscription_ended' } });
  });

  it('answers 404 to users who never had one', async () => {
    expect(await goOn(await aUser())).toMatchObject({
      status: 404,
      body: { error: 'not_existing_subscription' },
    });
  });
});

const customerOf = (subscription?: Stripe.Subscription): string =>
  idOf(assertDefined(subscription, 'subscription').customer);

/** The charges of the user in cents, oldest first. */
async function bills(customer: string): Promise<number[]> {
  const { data } = await stripe.invoices.list({ customer, status: 'paid' });
  return data.map(({ amount_paid }) => amount_paid).reverse();
}

describe('PATCH /subscriptions/current/switch', () => {
  it('plans the other plan for the next period, and charges nothing before', async () => {
    const user = await aSubscriber();
    const { details } = await subscriptionOf(user);
    const reply = await switchTo(user, YEARLY);
    const scheduledPlan = {
      priceId: YEARLY,
      interval: 'year',
      ...YEARLY_COSTS,
      startsAt: details.currentPeriodEnd,
    };
    expect(reply).toMatchObject({
      status: 200,
      body: {
        scheduledPlan,
        subscription: {
          stripePriceId: MONTHLY,
          details: { ...details, scheduledPlan, terminationAt: null },
        },
      },
    });
    const [subscription] = await atProvider(user);
    expect(await bills(customerOf(subscription))).toEqual([MONTHLY_COSTS.amount]);
    await days(32);
    expect(await subscriptionOf(user)).toMatchObject({
      stripePriceId: YEARLY,
      status: 'active',
      details: { interval: 'year', ...YEARLY_COSTS, scheduledPlan: null },
    });
    expect(await bills(customerOf(subscription))).toEqual([MONTHLY_COSTS.amount, YEARLY_COSTS.amount]);
  });

  it('lets go of the schedule once it has done its work, so that all else may follow', async () => {
    const user = await aSubscriber();
    await switchTo(user, YEARLY);
    await days(32);
    expect((await atProvider(user))[0]?.schedule).toBeNull();
    expect((await switchTo(user, MONTHLY)).status).toBe(200);
    expect((await terminate(user)).status).toBe(200);
  });

  it('goes back to the monthly plan at the end of the year', async () => {
    const user = await aSubscriber(YEARLY);
    await switchTo(user, MONTHLY);
    await days(367);
    expect(await subscriptionOf(user)).toMatchObject({ stripePriceId: MONTHLY, status: 'active' });
  });

  it('is taken back by choosing the plan one is on', async () => {
    const user = await aSubscriber();
    await switchTo(user, YEARLY);
    expect(await switchTo(user, MONTHLY)).toMatchObject({ status: 200, body: { scheduledPlan: null } });
    await days(32);
    expect(await subscriptionOf(user)).toMatchObject({ stripePriceId: MONTHLY, status: 'active' });
  });

  it('changes nothing when it is said twice', async () => {
    const user = await aSubscriber();
    const first = await switchTo(user, YEARLY);
    expect(await switchTo(user, YEARLY)).toMatchObject({ status: 200, body: first.body });
  });

  onlyFake('is read by the clock of Stripe, which may be ahead of ours', async () => {
    await days(73);
    const clock = jest.spyOn(part(Clock), 'now');
    const skewed = assertDefined(clock.getMockImplementation(), 'clock of the provider');
    clock.mockImplementation(() => new Date());
    try {
      const user = await aSubscriber();
      expect((await switchTo(user, YEARLY)).body.scheduledPlan?.priceId).toBe(YEARLY);
      expect((await current(user)).scheduledPlan?.priceId).toBe(YEARLY);
    } finally {
      clock.mockImplementation(skewed);
    }
  });

  onlyFake('goes on with one that was begun and not finished', async () => {
    const user = await aSubscriber();
    const { stripeSubscriptionId } = await subscriptionOf(user);
    // As if the process had died between the two calls.
    fake.webhooks.hold();
    await stripe.subscriptionSchedules.create({ from_subscription: stripeSubscriptionId });
    expect((await switchTo(user, YEARLY)).body.scheduledPlan?.priceId).toBe(YEARLY);
    await fake.webhooks.release();
    expect((await current(user)).scheduledPlan?.priceId).toBe(YEARLY);
  });

  it('answers 422 already_on_plan for the plan one is on', async () => {
    const user = await aSubscriber();
    expect(await switchTo(user, MONTHLY)).toMatchObject({ status: 422, body: { error: 'already_on_plan' } });
  });

  it('answers 422 invalid_price for what is not offered', async () => {
    const user = await aSubscriber();
    expect(await switchTo(user, 'price_other')).toMatchObject({
      status: 422,
      body: { error: 'invalid_price' },
    });
  });

  it('answers 409 termination_scheduled to users whose subscription is about to end', async () => {
    const user = await aSubscriber();
    await terminate(user);
    expect(await switchTo(user, YEARLY)).toMatchObject({
      status: 409,
      body: { error: 'termination_scheduled' },
    });
  });

  it('answers 409 payment_required to users who have not paid', async () => {
    const refusal = { status: 409, body: { error: 'payment_required' } };
    expect(await switchTo(await aLatePayer(), YEARLY)).toMatchObject(refusal);
    const user = await aUser();
    await intent(user);
    expect(await switchTo(user, YEARLY)).toMatchObject(refusal);
  });

  it('answers 404 to users without one', async () => {
    expect(await switchTo(await aUser(), YEARLY)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_subscription' },
    });
  });
});
