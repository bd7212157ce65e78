/** The behaviour of a card when it is charged. */
export interface Card {
  brand: string;
  number: string;
  /** When its owner pays or takes it down, with them looking on. */
  attended: 'pays' | 'declines' | 'asks' | 'takes time' | 'fails on return';
  /** When a renewal is charged to it. */
  renews: boolean;
}

const visa = (number: string, attended: Card['attended'], renews = true): Card => ({
  brand: 'visa',
  number,
  attended,
  renews,
});

/** By the tokens that Stripe has for its own test cards; the last two are only ours. */
export const CARDS: Readonly<Record<string, Card>> = {
  pm_card_visa: visa('4242424242424242', 'pays'),
  pm_card_mastercard: { ...visa('5555555555554444', 'pays'), brand: 'mastercard' },
  pm_card_visa_chargeDeclined: visa('4000000000000002', 'declines'),
  pm_card_authenticationRequiredOnSetup: visa('4000002500003155', 'asks'),
  pm_card_chargeCustomerFail: visa('4000000000000341', 'pays', false),
  pm_card_processing: visa('4999990000000001', 'takes time'),
  pm_card_failsOnReturn: visa('4999990000000002', 'fails on return'),
};

export const cardByNumber = (number: string): Card | undefined =>
  Object.values(CARDS).find((card) => card.number === number.replaceAll(' ', ''));
