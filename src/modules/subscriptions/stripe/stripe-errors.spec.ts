import Stripe from 'stripe';

import {
  isDecline,
  isMisconfigured,
  isMissingCustomer,
  isStripeFailure,
  refusalFor,
} from './stripe-errors.js';

const { errors } = Stripe;

type Raw = Parameters<typeof errors.StripeError.generate>[0];

/** The error of the SDK for a response of Stripe. */
const thrown = (statusCode: number, raw: Raw): Error =>
  errors.StripeError.generate({ message: 'words of Stripe', ...raw, statusCode });

const NO_CUSTOMER: Raw = { type: 'invalid_request_error', code: 'resource_missing', param: 'customer' };

describe('a failure of the payment provider', () => {
  it.each<[string, Error, status: number, code: string]>([
    [
      'a declined card',
      thrown(402, { type: 'card_error', decline_code: 'stolen_card' }),
      402,
      'card_declined',
    ],
    [
      'a price it does not sell',
      thrown(400, { type: 'invalid_request_error', param: 'items[0][price]' }),
      ...([422, 'invalid_price'] as const),
    ],
    [
      'a price it does not know',
      thrown(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'items[0][price]' }),
      ...([422, 'invalid_price'] as const),
    ],
    ['a customer it does not know', thrown(404, NO_CUSTOMER), 409, 'billing_out_of_sync'],
    ['any other refusal', thrown(400, { type: 'invalid_request_error' }), 409, 'billing_conflict'],
    ['a key used for something else', thrown(400, { type: 'idempotency_error' }), 409, 'billing_conflict'],
    ['its own failure', thrown(500, { type: 'api_error' }), 503, 'billing_unavailable'],
    ['too many requests', thrown(429, { type: 'rate_limit_error' }), 503, 'billing_unavailable'],
    ['silence', new errors.StripeConnectionError({ message: 'words of Stripe' }), 503, 'billing_unavailable'],
    [
      'a key it does not take',
      new errors.StripeAuthenticationError({ message: 'words of Stripe' }),
      ...([503, 'billing_unavailable'] as const),
    ],
    [
      'a key that may not do this',
      new errors.StripePermissionError({ message: 'words of Stripe' }),
      ...([503, 'billing_unavailable'] as const),
    ],
  ])('that is %s becomes ours, without its words', (_what, error, status, code) => {
    if (!isStripeFailure(error)) throw new Error('The SDK did not throw this.');
    const refusal = refusalFor(error);
    expect({ status: refusal.status, code: refusal.code }).toEqual({ status, code });
    expect(refusal.message).not.toContain('words of Stripe');
    expect(refusal.details.retryAfter).toBe(status === 503 ? 5 : undefined);
  });

  it('says why a card was declined', () => {
    const error = thrown(402, { type: 'card_error', decline_code: 'stolen_card' });
    expect(isDecline(error)).toBe(true);
    expect(isStripeFailure(error) && refusalFor(error).details.declineCode).toBe('stolen_card');
  });

  it('is a matter for the operator when the key is wrong or may too little', () => {
    const isOne = (error: Error): boolean => isStripeFailure(error) && isMisconfigured(error);
    expect(isOne(new errors.StripeAuthenticationError({ message: 'words of Stripe' }))).toBe(true);
    expect(isOne(new errors.StripePermissionError({ message: 'words of Stripe' }))).toBe(true);
    expect(isOne(thrown(500, { type: 'api_error' }))).toBe(false);
  });

  it('is a customer that is gone only when it says so of the customer', () => {
    expect(isMissingCustomer(thrown(404, NO_CUSTOMER))).toBe(true);
    expect(isMissingCustomer(thrown(404, { ...NO_CUSTOMER, param: 'id' }))).toBe(false);
    expect(isMissingCustomer(new Error('resource_missing'))).toBe(false);
  });
});
