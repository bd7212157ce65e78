import { isQuantity } from '../../domain/quantities.js';
import { pluralForms } from '../plural-forms.js';
import type { ReadContext } from '../read-context.js';

export interface PluralItem {
  quantity: string;
  text: string;
}

/**
 * The texts of zero, one and other (docs/formats.md, D-22), or null after the one report that says why there are
 * none. When plurals are completed, the quantities filled and those the product has no place for are reported.
 */
export function readPlural(
  key: string,
  line: number,
  items: readonly PluralItem[],
  { reports, completePlurals }: ReadContext,
): string[] | null {
  const unknown = new Set(items.map(({ quantity }) => quantity).filter((quantity) => !isQuantity(quantity)));
  const known = new Map(items.map(({ quantity, text }) => [quantity, text]));
  const reportUnknown = () => {
    reports.add('quantity_not_found', line, { key, quantities: [...unknown] });
  };
  if (unknown.size > 0 && !completePlurals) {
    reportUnknown();
    return null;
  }
  const forms = pluralForms(known, completePlurals);
  if ('missing' in forms) {
    reports.add('quantity_missing', line, { key, quantities: forms.missing });
    return null;
  }
  const hasRepeated = items.filter(({ quantity }) => isQuantity(quantity)).length > known.size - unknown.size;
  if (hasRepeated) {
    reports.add('quantity_not_found', line, { key, quantities: [] });
    return null;
  }
  if (forms.filled.length > 0) reports.add('quantity_filled', line, { key, quantities: forms.filled });
  if (unknown.size > 0) reportUnknown();
  return forms.texts;
}
