const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } });

const STRINGS = {
  checkout_cart_title: {
    localizations: { de: unit('Warenkorb'), en: unit('Your cart'), fr: unit('Panier'), ja: unit('カート') },
  },
  checkout_retry: {
    localizations: { de: unit('Nochmal'), en: unit('Retry'), fr: unit('Réessayer', 'needs_review') },
  },
};

/** A catalogue of Xcode in English, German, French and Japanese. */
export const stringCatalogue = (): File =>
  new File(
    [JSON.stringify({ sourceLanguage: 'en', strings: STRINGS, version: '1.0' }, null, 2)],
    'Localizable.xcstrings',
  );
