import type { ThirdPartyOrigins } from '../../platform/http/security-headers.js';

/** What the payment provider needs in order that cards never touch us. */
export const STRIPE_PAGES: ThirdPartyOrigins = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
