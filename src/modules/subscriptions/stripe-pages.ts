import type { Strangers } from '../../platform/http/security-headers.js';

/** What the payment provider needs in order that cards never touch us. */
export const STRIPE_PAGES: Strangers = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
