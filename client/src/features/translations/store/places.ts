import type { ValueView } from '#core/api/translations.js';
import { isQuantity } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';

/** Where a value stands: one text of a key in a language, one of three for a plural key. */
export interface PlaceRef {
  keyId: number;
  languageId: number;
  quantity: Quantity | null;
}

export const refOf = ({
  keyId,
  languageId,
  quantityString,
}: Pick<ValueView, 'keyId' | 'languageId' | 'quantityString'>): PlaceRef => ({
  keyId,
  languageId,
  quantity: quantityString,
});

/** A place as a key of maps and of local storage. */
export type Place = `${number}.${number}.${Quantity | ''}`;

export const placeOf = ({ keyId, languageId, quantity }: PlaceRef): Place =>
  `${keyId}.${languageId}.${quantity ?? ''}`;

/** Null when the text is not a place: it comes from local storage, where anything may be written. */
export function placeRef(place: string): PlaceRef | null {
  const [keyId, languageId, quantity = '', ...rest] = place.split('.');
  const ref = { keyId: Number(keyId), languageId: Number(languageId) };
  if (rest.length > 0 || !Number.isSafeInteger(ref.keyId) || !Number.isSafeInteger(ref.languageId))
    return null;
  if (quantity === '') return { ...ref, quantity: null };
  return isQuantity(quantity) ? { ...ref, quantity } : null;
}
