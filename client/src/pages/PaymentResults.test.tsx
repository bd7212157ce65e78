import { screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { aBilling, aSubscription, takePayments } from '../testing/billing.js';
import { renderApp } from '../testing/render.js';
import { refusal, startServer } from '../testing/server.js';
import { signIn } from '../testing/session.js';
import { fakeSocketIo } from '../testing/socket.js';

// The page and the layout around it, before the first test: Jest does not load two at a time reliably.
beforeAll(async () => {
  await import('../app/layout/AppLayout.js');
  await import('./PaymentResults.js');
}, 60_000);

type Intent = { status: string } | undefined;

/** Stripe's state of every intent. */
const stripe = {
  paymentIntent: undefined as Intent,
  setupIntent: undefined as Intent,
  /** Why an intent could not be asked for. */
  error: undefined as { type: string; message: string } | undefined,
  isBlocked: false,
};

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
jest.unstable_mockModule('@stripe/stripe-js/pure', () => ({
  loadStripe: () =>
    stripe.isBlocked
      ? Promise.reject(new Error('Failed to load Stripe.js'))
      : Promise.resolve({
          retrievePaymentIntent: () =>
            Promise.resolve({ paymentIntent: stripe.paymentIntent, error: stripe.error }),
          retrieveSetupIntent: () => Promise.resolve({ setupIntent: stripe.setupIntent }),
        }),
}));

const PAYMENT =
  '/payment/subscription?plan=year&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
const CARD = '/payment/payment-method?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2';

// The address says `succeeded`, which is only a hint.
const visit = (at: string, place: Parameters<typeof takePayments>[1] = {}) => {
  takePayments(signIn(startServer()), place);
  return renderApp({ at: `${at}&redirect_status=succeeded` });
};

const told = (name: string) => screen.findByRole('heading', { level: 1, name });

const UNCONFIRMED =
  'We can’t confirm your payment yet. Don’t pay again: if the payment went through, your subscription starts within a few minutes.';

let accounts = 0;
/** An account whose Stripe nothing has loaded yet. */
const withoutStripe = () => aBilling({ publishableKey: `pk_test_blocked_${(accounts += 1)}` });

describe('without Stripe', () => {
  beforeEach(() => (stripe.isBlocked = true));
  afterEach(() => Object.assign(stripe, { isBlocked: false, error: undefined }));

  it('the server is believed that says who has paid', async () => {
    await visit(PAYMENT, { subscription: aSubscription(), billing: withoutStripe() });
    expect(await told('Thank you, your subscription is active.')).toBeVisible();
  });

  it('a payment that nobody confirms is not called unpaid, and is confirmed once the server hears of it', async () => {
    const { user } = await visit(PAYMENT, { billing: withoutStripe() });
    const heading = await told(UNCONFIRMED);
    expect(heading).toBeVisible();
    expect(screen.queryByText(/not charged/)).toBeNull();
    takePayments(signIn(startServer()), { subscription: aSubscription(), billing: withoutStripe() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await told('Thank you, your subscription is active.')).toBeVisible();
  });

  it('nothing is known either when the script is there but cannot reach Stripe', async () => {
    Object.assign(stripe, {
      isBlocked: false,
      error: { type: 'api_connection_error', message: 'No network' },
    });
    await visit(PAYMENT, { billing: withoutStripe() });
    expect(await told(UNCONFIRMED)).toBeVisible();
  });

  it('the result is unknown, until it can be asked for', async () => {
    const { user } = await visit(CARD, { subscription: aSubscription(), billing: withoutStripe() });
    await told('We can’t confirm your new payment method yet.');
    expect(screen.getByText(/allow js.stripe.com/)).toBeVisible();
    Object.assign(stripe, { isBlocked: false, setupIntent: { status: 'succeeded' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await told('Payment method updated.')).toBeVisible();
  });
});

describe('a result', () => {
  it.each([
    ['succeeded', 'Thank you, your subscription is active.', 'Payment method updated.'],
    [
      'processing',
      'Your payment is being processed. A confirmation email follows.',
      'Your card is being checked. A confirmation email follows.',
    ],
    [
      'requires_payment_method',
      'Your payment was declined. Please try another card.',
      'Your card was declined. Please try another card.',
    ],
    [
      'canceled',
      'An error occurred. You were not charged.',
      'An error occurred. Your payment method hasn’t changed and you were not charged.',
    ],
  ])('is what Stripe says of the intent: %s', async (status, ofPayment, ofCard) => {
    Object.assign(stripe, { paymentIntent: { status }, setupIntent: { status } });
    const payment = await visit(PAYMENT);
    expect(await told(ofPayment)).toBeVisible();
    payment.unmount();
    await visit(CARD);
    expect(await told(ofCard)).toBeVisible();
  });

  it('leaves no secret in the address, and is still there afterwards', async () => {
    Object.assign(stripe, { paymentIntent: { status: 'processing' } });
    const { address } = await visit(PAYMENT);
    await told('Your payment is being processed. A confirmation email follows.');
    await waitFor(() => expect(address()).toBe('/payment/subscription'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment is being processed.');
  });

  it('of a payment that is being processed is what the tab shows instead of plans to pay, until it is settled', async () => {
    Object.assign(stripe, { paymentIntent: { status: 'processing' } });
    const { user } = await visit(PAYMENT);
    await told('Your payment is being processed. A confirmation email follows.');
    await user.click(screen.getByRole('button', { name: 'Back to my subscription' }));
    expect(await screen.findByText(/^Your payment is being processed/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Plans' })).toBeNull();
  });

  it('that asks for another card leads to the form for the same plan', async () => {
    Object.assign(stripe, { paymentIntent: { status: 'requires_payment_method' } });
    takePayments(signIn(startServer())).on(
      'POST',
      routes.createSubscriptionIntent(),
      refusal(409, 'payment_processing'),
    );
    const { user, address } = await renderApp({ at: PAYMENT });
    await user.click(await screen.findByRole('button', { name: 'Update card' }));
    await waitFor(() => expect(address()).toBe('/profile/subscriptions?d=pay&plan=year'));
    // The dialog says what the server has against it.
    expect(await screen.findByText(/^Your payment is still being processed/)).toBeVisible();
  });
});
