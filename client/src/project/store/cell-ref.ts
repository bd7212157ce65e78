import type { ValueView } from '#core/api/translations.js';
import { isPluralForm } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

/** The cell of one value: one per key and language, one per plural form for a plural key. */
export interface CellRef {
  keyId: number;
  languageId: number;
  quantity: PluralForm | null;
}

export const cellRefOf = ({
  keyId,
  languageId,
  quantityString,
}: Pick<ValueView, 'keyId' | 'languageId' | 'quantityString'>): CellRef => ({
  keyId,
  languageId,
  quantity: quantityString,
});

/** A cell as a key of maps and of local storage. */
export type CellKey = `${number}.${number}.${PluralForm | ''}`;

export const cellKeyOf = ({ keyId, languageId, quantity }: CellRef): CellKey =>
  `${keyId}.${languageId}.${quantity ?? ''}`;

/** Null if the text is not a cell key: local storage may contain anything. */
export function parseCellKey(text: string): CellRef | null {
  const [keyId, languageId, quantity = '', ...rest] = text.split('.');
  const ref = { keyId: Number(keyId), languageId: Number(languageId) };
  if (rest.length > 0 || !Number.isSafeInteger(ref.keyId) || !Number.isSafeInteger(ref.languageId))
    return null;
  if (quantity === '') return { ...ref, quantity: null };
  return isPluralForm(quantity) ? { ...ref, quantity } : null;
}
