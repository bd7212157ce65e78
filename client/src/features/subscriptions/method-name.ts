import type { PaymentMethodView } from '#core/api/subscriptions.js';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What its owner calls it: a card by its last digits, anything else by its kind. */
export const methodName = ({ type, brand, last4 }: PaymentMethodView): string =>
  last4 === null
    ? capitalised(type.replaceAll('_', ' '))
    : [brand === null ? '' : capitalised(brand), '••••', last4].join(' ').trim();
