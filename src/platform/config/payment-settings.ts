/** The settings that enable and configure payments. */
export interface PaymentSettings {
  nodeEnv: string;
  stripeSecretKey: string;
  stripePublishableKey: string;
  stripeWebhookSecret: string;
  stripePriceMonthly: string;
  stripePriceYearly: string;
  stripeApiBase: string | null;
}

/** Whether this instance takes payments. If not, no code of the payment provider is loaded. */
export const takesPayments = ({ stripeSecretKey }: Pick<PaymentSettings, 'stripeSecretKey'>): boolean =>
  stripeSecretKey !== '';

/** Returns one line per reason why payments are neither fully enabled nor disabled. */
export function paymentFaults(settings: PaymentSettings): string[] {
  const needed: [name: string, value: string][] = [
    ['STRIPE_SECRET_KEY', settings.stripeSecretKey],
    ['STRIPE_PUBLISHABLE_KEY', settings.stripePublishableKey],
    ['STRIPE_WEBHOOK_SECRET', settings.stripeWebhookSecret],
    ['STRIPE_PRICE_MONTHLY', settings.stripePriceMonthly],
    ['STRIPE_PRICE_YEARLY', settings.stripePriceYearly],
  ];
  const missing = needed.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length === needed.length) return [];
  if (missing.length > 0) return [`To take payments, these are missing: ${missing.join(', ')}.`];
  return [...keyFaults(settings), ...placeFaults(settings)];
}

function keyFaults({ stripeSecretKey, stripePublishableKey, ...prices }: PaymentSettings): string[] {
  const secret = /^(?:sk|rk)_(live|test)_/.exec(stripeSecretKey)?.[1];
  const publishable = /^pk_(live|test)_/.exec(stripePublishableKey)?.[1];
  return [
    ...(secret === undefined ? ['STRIPE_SECRET_KEY must begin with sk_ or rk_, then live_ or test_.'] : []),
    ...(publishable === undefined ? ['STRIPE_PUBLISHABLE_KEY must begin with pk_live_ or pk_test_.'] : []),
    ...(secret !== undefined && publishable !== undefined && secret !== publishable
      ? [
          `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY a ${publishable} key: take both of one kind.`,
        ]
      : []),
    ...(prices.stripePriceMonthly === prices.stripePriceYearly
      ? ['STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY must be two prices.']
      : []),
  ];
}

/** A server that replaces Stripe decides who has paid, so its address is restricted. */
function placeFaults({ stripeApiBase, nodeEnv, stripeSecretKey }: PaymentSettings): string[] {
  if (stripeApiBase === null) return [];
  return [
    ...(nodeEnv === 'production' ? ['STRIPE_API_BASE is for development and tests only.'] : []),
    ...(stripeSecretKey.includes('_live_') ? ['STRIPE_API_BASE does not go with a live key.'] : []),
  ];
}
