import type { Appearance } from '@stripe/stripe-js';

/** Stripe's fields are in an iframe, which our styles do not reach. */
export const APPEARANCE: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#1e3170',
    colorText: '#131a2e',
    colorTextSecondary: '#4e576d',
    colorDanger: '#b3202e',
    borderRadius: '6px',
    fontSizeBase: '14px',
    fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  },
};
