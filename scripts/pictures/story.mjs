import { statusOf } from './atlas.mjs';

/** What happened to the project before the pictures are taken: judged by one, changed by another. */
export async function tellStory({ call, camille, lea, project }) {
  const keys = project.groups.flatMap((group) => group.keys);
  const paths = (key, value) => `/projects/${project.id}/translations/${key.id}/values/${value.id}`;
  for (const key of keys)
    for (const value of key.values) {
      const status = statusOf(value, key.name);
      if (status !== null) await call('PATCH', `${paths(key, value)}/status`, { status }, camille);
    }
  for (const [name, language, quantity, texts] of CHANGES) {
    const key = keys.find((one) => one.name === name);
    const value = key.values.find((one) => one.languageName === language && one.quantityString === quantity);
    for (const text of texts) await call('PATCH', paths(key, value), { name: text }, lea);
  }
}

/** Key, language, form, and the texts it had one after another. */
const CHANGES = [
  [
    'free_delivery_hint',
    'Français',
    null,
    [
      'Dépensez {amount} de plus et la livraison vers {country} est offerte',
      'Encore {amount} d’achats et la livraison vers {country} est offerte',
    ],
  ],
  ['items_count', 'Français', 'other', ['{count} articles', '{count} articles dans votre panier']],
  ['sign_out', 'Français', null, ['Quitter', 'Se déconnecter']],
];
