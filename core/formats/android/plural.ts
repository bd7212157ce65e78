import { isQuantity } from '../../domain/quantities.js';
import { pluralForms, unknownIn } from '../plurals/plural-forms.js';
import type { ReadContext } from '../model/read-context.js';

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
  const texts = new Map<string, string>();
  for (const { quantity, text } of items) texts.set(quantity, text);
  const unknown = unknownIn(texts.keys());
  const leaveOut = (reason: 'quantity_missing' | 'quantity_not_found', quantities: string[]): null => {
    reports.add(reason, line, { key, quantities });
    reports.lost.leaveOut(key, items.length);
    return null;
  };
  if (unknown.length > 0 && !completePlurals) return leaveOut('quantity_not_found', unknown);
  const forms = pluralForms(texts, completePlurals);
  if ('missing' in forms) return leaveOut('quantity_missing', forms.missing);
  if (items.length > texts.size && hasRepeated(items)) return leaveOut('quantity_not_found', []);
  if (forms.filled.length > 0) reports.add('quantity_filled', line, { key, quantities: forms.filled });
  if (unknown.length > 0) reports.add('quantity_not_found', line, { key, quantities: unknown });
  reports.lost.loseForms(unknown.length);
  return forms.texts;
}

/** Whether a quantity that the product has a place for comes twice. */
function hasRepeated(items: readonly PluralItem[]): boolean {
  const quantities = items.map(({ quantity }) => quantity).filter(isQuantity);
  return new Set(quantities).size < quantities.length;
}
