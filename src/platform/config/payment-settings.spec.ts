import { readConfig } from './config.js';
import type { Environment } from './config.js';
import { takesPayments } from './payment-settings.js';

const WHOLE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
};

const isOn = (environment: Environment): boolean => takesPayments(readConfig(environment));

describe('the settings of payments', () => {
  it('are off without settings, and on with all of them', () => {
    expect(isOn({})).toBe(false);
    expect(isOn({ FREE_TRIAL_DAYS: '30' })).toBe(false);
    expect(isOn(WHOLE)).toBe(true);
    expect(isOn({ ...WHOLE, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toBe(
      true,
    );
  });

  it.each(Object.keys(WHOLE))('stop the start if only %s is missing, or only that is set', (name) => {
    expect(() => isOn({ ...WHOLE, [name]: '' })).toThrow(`To take payments, these are missing: ${name}.`);
    const others = Object.keys(WHOLE).filter((other) => other !== name);
    expect(() => isOn({ [name]: Object.entries(WHOLE).find(([other]) => other === name)?.[1] })).toThrow(
      `To take payments, these are missing: ${others.join(', ')}.`,
    );
  });

  it.each<[string, Environment, RegExp]>([
    ['a live and a test key', { STRIPE_SECRET_KEY: 'sk_live_1' }, /take both of one kind/],
    ['the other way round', { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /take both of one kind/],
    ['the keys the wrong way round', { STRIPE_SECRET_KEY: 'pk_test_1' }, /must begin with sk_ or rk_/],
    ['a publishable key that is none', { STRIPE_PUBLISHABLE_KEY: 'x' }, /must begin with pk_/],
    ['one price twice', { STRIPE_PRICE_YEARLY: 'price_1' }, /must be two prices/],
    [
      'a Stripe for tests in production',
      { NODE_ENV: 'production', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      /development and tests only/,
    ],
    [
      'a Stripe for tests with live money',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_API_BASE: 'http://127.0.0.1:1',
      },
      /live key/,
    ],
  ])('stop the start with %s', (_what, changes, fault) => {
    expect(() => isOn({ ...WHOLE, ...changes })).toThrow(fault);
  });

  it('do not repeat a secret in their errors', () => {
    expect(() => isOn({ ...WHOLE, STRIPE_SECRET_KEY: 'wrong canary' })).not.toThrow(/canary/);
  });
});
