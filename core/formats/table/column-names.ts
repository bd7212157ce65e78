/** What spreadsheets call their columns, in English and French, folded. Of `key`, a name wins over those behind it. */
const names = (list: string): ReadonlySet<string> => new Set(list.split(', '));

export const KEY_NAMES: readonly ReadonlySet<string>[] = [
  names(
    'key, keys, key name, keyname, translation key, string key, resource key, cle, cles, cle de traduction, nom de la cle',
  ),
  names('string id, stringid, text id, message id, msgid, identifier, identifiant, resource id'),
  names('id'),
  names('name, nom, term, terme, string name, resource'),
];

export const DESCRIPTION_NAMES = names(
  'description, desc, descriptions, note, notes, comment, comments, shared comments, developer comment, developer comments, developer notes, translator comments, context, contexte, commentaire, commentaires, remarque, remarques',
);

export const GROUP_NAMES = names('group, groups, groupe, groupes, section, namespace, screen, ecran');

export const FORM_NAMES = names(
  'form, forme, plural, pluriel, plural form, forme plurielle, forme du pluriel, quantity, quantite, plural category',
);
