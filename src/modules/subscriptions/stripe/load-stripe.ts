import type Stripe from 'stripe';

import type { Config } from '../../../platform/config/config.js';
import { VERSION } from '../../../platform/config/installation.js';
import { takesPayments } from '../../../platform/config/payment-settings.js';
import { fetchInTime } from './deadline.js';

/** The client of Stripe for these settings; null without payments, and then the SDK is not loaded. */
export async function loadStripe(config: Config): Promise<Stripe | null> {
  if (!takesPayments(config)) return null;
  const { default: Sdk } = await import('stripe');
  return new Sdk(config.stripeSecretKey, {
    maxNetworkRetries: 2,
    timeout: config.stripeTimeout,
    telemetry: false,
    appInfo: { name: 'motley', version: VERSION },
    httpClient: Sdk.createFetchHttpClient(fetchInTime),
    ...placeOf(config.stripeApiBase),
  });
}

function placeOf(base: string | null) {
  if (base === null) return {};
  const { hostname, port } = new URL(base);
  return { host: hostname, port: port || 80, protocol: 'http' as const };
}
