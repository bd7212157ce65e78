import type { Stripe } from '@stripe/stripe-js';

/** Stripe's script failed to load: blocked, or Stripe is unreachable. */
export class StripeBlocked extends Error {}

const LOAD_TIMEOUT_MS = 20_000;

const loading = new Map<string, Promise<Stripe>>();

/**
 * Loads Stripe's script on first use.
 * @throws StripeBlocked if it cannot be loaded; the next call tries again
 */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const coming = Promise.race([fromStripe(publishableKey), tooLate()]).catch((cause: unknown) => {
    loading.delete(publishableKey);
    throw new StripeBlocked('Stripe.js did not load', { cause });
  });
  loading.set(publishableKey, coming);
  return coming;
}

async function fromStripe(publishableKey: string): Promise<Stripe> {
  // The default entry of the package would load the script on import.
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await load(publishableKey);
  if (stripe === null) throw new Error('There is no window');
  return stripe;
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('It took too long')), LOAD_TIMEOUT_MS));
