import type Stripe from 'stripe';

import type { Config } from '../../../platform/config/config.js';
import { VERSION } from '../../../platform/config/installation.js';
import { takesPayments } from '../../../platform/config/payment-settings.js';
import { fetchInTime } from './deadline.js';

/** The payment provider's SDK over these settings; null, and nothing of it loaded, where no payments are taken. */
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
