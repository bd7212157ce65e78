// The project that the pictures show: a shop in three languages, half translated, half reviewed.
const plural = (zero, one, other) => ({ zero, one, other });

/** Group → key → [English, French, German]; an empty text is one nobody has written yet. */
const TEXTS = {
  common: {
    cancel: ['Cancel', 'Annuler', 'Abbrechen'],
    retry: ['Try again', 'Réessayer', 'Erneut versuchen'],
    offline_notice: [
      'You are offline. Changes are kept on this device.',
      'Vous êtes hors ligne. Les modifications sont gardées sur cet appareil.',
      '',
    ],
    minutes_ago: [
      plural('Just now', '{count} minute ago', '{count} minutes ago'),
      plural('À l’instant', 'Il y a {count} minute', 'Il y a {count} minutes'),
      plural('Gerade eben', 'Vor {count} Minute', 'Vor {count} Minuten'),
    ],
  },
  checkout: {
    cart_title: ['Your cart', 'Votre panier', 'Dein Warenkorb'],
    free_delivery_hint: [
      'Spend {amount} more to get free delivery to {country}',
      'Encore {amount} d’achats et la livraison vers {country} est offerte',
      'Noch {amount}, dann ist der Versand nach {country} kostenlos',
    ],
    items_count: [
      plural('Your cart is empty', '{count} item', '{count} items'),
      plural('Votre panier est vide', '{count} article', '{count} articles dans votre panier'),
      plural('Der Warenkorb ist leer', '{count} Artikel', '{count} Artikel'),
    ],
    pay_now: ['Pay now', 'Payer maintenant', 'Jetzt bezahlen'],
    secure_payment_note: [
      'Your card details are encrypted and never stored on this device.',
      'Vos données de carte sont chiffrées et jamais gardées sur cet appareil.',
      'Deine Kartendaten werden verschlüsselt und nie auf diesem Gerät gespeichert.',
    ],
    delivery_estimate: [
      'Arrives between {from} and {to}',
      'Livraison entre le {from} et le {to}',
      'Lieferung zwischen {from} und {to}',
    ],
    promo_applied: [
      'Promo code {code} applied',
      'Code promo {code} appliqué',
      'Gutscheincode {code} eingelöst',
    ],
    remove_item_confirm: ['Remove {product} from your cart?', 'Enlever {product} du panier ?', ''],
  },
  profile: {
    title: ['My profile', 'Mon profil', 'Mein Profil'],
    addresses: ['Addresses', 'Adresses', 'Adressen'],
    sign_out: ['Sign out', 'Se déconnecter', ''],
  },
};

const LANGUAGES = ['English', 'Français', 'Deutsch'];

const valuesOf = (texts) =>
  texts.flatMap((text, n) =>
    typeof text === 'string'
      ? [{ name: text, quantityString: null, languageName: LANGUAGES[n] }]
      : Object.entries(text).map(([quantityString, name]) => ({
          name,
          quantityString,
          languageName: LANGUAGES[n],
        })),
  );

/** The body of the call that creates it. */
export const atlas = {
  name: 'Atlas Mobile',
  color: '0E766E',
  description: 'Shopping app for Android and iOS, release 5',
  languages: LANGUAGES,
  groups: Object.entries(TEXTS).map(([name, keys]) => ({
    name,
    keys: Object.entries(keys).map(([key, texts]) => ({
      name: key,
      isPlural: typeof texts[0] !== 'string',
      values: valuesOf(texts),
    })),
  })),
};

/** The group common alone, in some of the languages. */
function smaller(name, color, description, languages) {
  const isTold = ({ languageName }) => languages.includes(languageName);
  const groups = atlas.groups.slice(0, 1).map(({ keys, ...group }) => ({
    ...group,
    keys: keys.map((key) => ({ ...key, values: key.values.filter(isTold) })),
  }));
  return { name, color, description, languages, groups };
}

/** What else stands on the dashboard. */
export const others = [
  smaller('Bistro kiosk', 'B4412F', 'Order screens for self-service restaurants', ['Français', 'English']),
  smaller('Helios web', 'F4C430', 'Customer portal of a solar operator', ['English', 'Français', 'Deutsch']),
];

/** The status a value has in the pictures; null leaves it as it is. */
export function statusOf({ languageName, name }, key) {
  if (name === '') return null;
  if (languageName === 'English') return 'validated';
  if (key === 'pay_now' && languageName === 'Deutsch') return 'invalidated';
  return ['free_delivery_hint', 'items_count', 'sign_out'].includes(key) ? null : 'validated';
}
