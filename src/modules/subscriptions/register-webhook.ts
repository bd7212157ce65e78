import { API_BASE, routes } from '#core/api/routes.js';

import { BootError } from '../../platform/errors/boot.error.js';
import type { Config } from '../../platform/config/config.js';
import { loadStripe } from './stripe/load-stripe.js';
import { SUBSCRIBED_EVENTS } from './stripe/subscribed-events.js';

/** The API version of our SDK. An endpoint keeps the version it was created with. */
const API_VERSION = '2026-10-28.endive';

/**
 * Registers a webhook endpoint for this instance at Stripe. Returns its address and the value of STRIPE_WEBHOOK_SECRET,
 * which Stripe shows only once.
 * @throws BootError when settings are missing
 */
export async function registerWebhook(config: Config): Promise<{ url: string; secret: string }> {
  if (config.publicUrl === null)
    throw new BootError('PUBLIC_URL is missing: Stripe must know where to call.');
  const stripe = await loadStripe(config);
  if (stripe === null) throw new BootError('STRIPE_SECRET_KEY is missing.');
  const url = config.publicUrl + API_BASE + routes.receiveStripeEvent();
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  if (data.some((endpoint) => endpoint.url === url))
    throw new BootError(`Stripe calls ${url} already: delete that endpoint there first to get a new secret.`);
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...SUBSCRIBED_EVENTS],
    api_version: API_VERSION,
    description: 'Motley',
  });
  return { url, secret: secret ?? '' };
}
