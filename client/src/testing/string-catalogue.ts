const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } });

const STRINGS = {
  checkout_cart_title: {
    localizations: { de: unit('Warenkorb'), en: unit('Your cart'), fr: unit('Panier'), ja: unit('カート') },
  },
  checkout_retry: {
    localizations: { de: unit('Nochmal'), en: unit('Retry'), fr: unit('Réessayer', 'needs_review') },
  },
};

const catalogue = (strings: object): File =>
  new File(
    [JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' }, null, 2)],
    'Localizable.xcstrings',
  );

/** An Xcode string catalogue in English, German, French and Japanese. */
export const stringCatalogue = (): File => catalogue(STRINGS);

/** The same catalogue, with a text whose French translation lacks a placeholder. */
export const faultyCatalogue = (): File =>
  catalogue({
    ...STRINGS,
    checkout_hello: { localizations: { de: unit('Hallo %@'), en: unit('Hello %@'), fr: unit('Bonjour') } },
  });
