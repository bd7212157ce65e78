import { World } from './api.js';
import type { Person } from './api.js';

/** A shop in three languages: half translated, one plural, some placeholders. */
export const aShop = (owner?: Person): Promise<World> =>
  World.with(
    ['English', 'Français', 'Deutsch'],
    {
      common: {
        cancel: ['Cancel', 'Annuler', 'Abbrechen'],
        retry: ['Try again', '', 'Erneut versuchen'],
        summer: ['Summer', 'Été', 'Sommer'],
      },
      checkout: {
        cart_title: ['Your cart', 'Votre panier', ''],
        delivery: ['Free from {amount}', 'Offerte dès {amount}', ''],
        items_count: [
          { zero: 'Your cart is empty', one: '{count} item', other: '{count} items' },
          { zero: 'Panier vide', one: '{count} article', other: '' },
          { zero: '', one: '', other: '' },
        ],
        pay_now: ['Pay now', 'Payer', 'Jetzt zahlen'],
      },
    },
    owner,
  );

/** Creates a number of keys, all empty in the second language. */
export const manyKeys = (count: number, prefix = 'line'): Promise<World> =>
  World.with(['English', 'Français'], {
    common: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`${prefix}_${n}`, [`Text ${n}`, '']]),
    ),
  });
