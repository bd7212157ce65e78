import type { ThirdPartyOrigins } from '../../platform/http/security-headers.js';

/** The origins of Stripe that a browser needs, so that card details never reach this server. */
export const STRIPE_PAGES: ThirdPartyOrigins = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
