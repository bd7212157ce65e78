import { mayHaveForm } from '../../domain/forms-of.js';
import type { PluralPlace } from '../../domain/forms-of.js';
import type { KeptGroup, KeptKey } from '../model/kept-reading.js';
import type { ImportWarning } from '../text/import-warning.js';

type Content = { groups: KeptGroup[]; warnings: ImportWarning[] };

/** Leaves out and reports the plural forms that the language of the files does not have. */
export function withKnownForms({ groups, warnings }: Content, place: PluralPlace): Content {
  const foreign: ImportWarning[] = [];
  const known = groups.map((group) => ({
    ...group,
    keys: group.keys.flatMap((key) => {
      const { known: values, quantities } = splitForms(key, place);
      if (quantities.length === 0) return [key];
      foreign.push({ reason: 'imports.quantity_not_found', color: 'red', key: key.name, quantities });
      return values.length > 0 ? [{ ...key, values }] : [];
    }),
  }));
  return foreign.length === 0
    ? { groups, warnings }
    : { groups: known.filter(({ keys }) => keys.length > 0), warnings: [...warnings, ...foreign] };
}

function splitForms({ isPlural, values }: KeptKey, place: PluralPlace) {
  const isKnown = ({ quantityString: form }: KeptKey['values'][number]): boolean =>
    !isPlural || mayHaveForm(form, place);
  const known = values.filter(isKnown);
  const quantities = values.flatMap((value) => (isKnown(value) ? [] : (value.quantityString ?? [])));
  return { known, quantities };
}
