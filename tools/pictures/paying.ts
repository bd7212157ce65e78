import { basename, join } from 'node:path';

import type { Page } from 'playwright-core';

import { startFakeStripe } from '../../scripts/lib/fake-stripe.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import type { Scenes } from './scenes.ts';

/** The status of a payment at Stripe; Motley does not know `canceled`. */
const RESULTS = ['succeeded', 'processing', 'requires_payment_method', 'canceled'];

export const PAYING_SCREENS = [
  '/subscription-expired',
  '/profile/subscriptions',
  ...RESULTS.map((result) => `/payment/subscription?payment_intent_client_secret=pi_${result}_secret_1`),
  ...RESULTS.map((result) => `/payment/payment-method?setup_intent_client_secret=seti_${result}_secret_1`),
];

/** The settings of a Motley that takes payments, at a Stripe of our own, and whose trials are over. */
export async function tillSettings() {
  const { env, stop } = await startFakeStripe('0');
  return { env: { ...env, FREE_TRIAL_DAYS: '0' }, stop };
}

/** Takes the place of Stripe before a page, which learns of an intent what its name says. */
export async function standForStripe(page: Page) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({
      path: join(ROOT, 'test/fake-stripe/browser/stripe.js'),
      contentType: 'text/javascript',
    }),
  );
  await page.route(/api\.stripe\.com\/v1\/(payment|setup)_intents\//, (route) => {
    const id = basename(new URL(route.request().url()).pathname);
    const object = id.startsWith('pi_') ? 'payment_intent' : 'setup_intent';
    const status = id.replace(/^(pi|seti)_/, '');
    return route.fulfill({ json: { id, object, status, client_secret: `${id}_secret_1` } });
  });
}

/** Somebody new, by the form. */
export async function register({ page, words }: Pick<Scenes, 'page' | 'words'>, email: string) {
  await page.goto('/register');
  await page.getByLabel(words('auth.username')).fill('Camille Bernard');
  await page.getByLabel(words('auth.email')).fill(email);
  await page.getByLabel(words('auth.password'), { exact: true }).fill('Motley-2026');
  await page.getByLabel(words('auth.password_confirm')).fill('Motley-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('auth.register.submit') }).click();
  await page
    .getByRole('button', { name: words('nav.logout') })
    .or(page.locator('header button'))
    .first()
    .waitFor();
}
