import { PLURAL_CATEGORIES } from '../../domain/plural-rules.js';
import type { PluralCategory, PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { ValueStatus } from '../../domain/value-status.js';
import { zeroFormOf } from '../../domain/zero-form.js';
import type { WrittenKey } from '../model/export-types.js';
import type { NewLocalization, WrittenLanguage } from '../model/kept-file.js';

/** A text of one language for a unit. */
export interface QuantityText {
  text: string;
  status: ValueStatus;
}

/** The texts of a key in one language, by what a unit calls their forms; a singular key has one, called other. */
export type QuantityTexts = ReadonlyMap<PluralCategory, QuantityText>;

/** What a unit calls a form: exactly 0 is zero where the language has no such category; null: nothing. */
export function quantityOf(form: PluralForm, tag: string | null): PluralCategory | null {
  if (form === '=0') return zeroFormOf(tag) === '=0' ? 'zero' : null;
  return PLURAL_CATEGORIES.find((category) => category === form) ?? null;
}

/** The texts of a key in a language; none where all are empty, unless they are sources. */
export function quantityTexts(
  key: WrittenKey | undefined,
  { tag, isSource }: WrittenLanguage,
): QuantityTexts {
  const found = new Map<PluralCategory, QuantityText>();
  if (!key || (!isSource && isEmpty(key))) return found;
  const { texts, statuses = [] } = key;
  for (const [index, form] of formsOf(key).entries()) {
    const quantity = quantityOf(form, tag);
    if (quantity !== null)
      found.set(quantity, { text: texts[index] ?? '', status: statuses[index] ?? 'modified' });
  }
  return found;
}

const formsOf = ({ isPlural, forms = QUANTITIES }: WrittenKey): readonly PluralForm[] =>
  isPlural ? forms : ['other'];

const isEmpty = ({ texts }: WrittenKey): boolean => texts.every((text) => text === '');

/** A key in the two languages of a document. */
export interface PairTexts {
  isPlural: boolean;
  source: QuantityTexts;
  target: QuantityTexts;
}

export function pairTexts(isPlural: boolean, inLanguages: readonly NewLocalization[]): PairTexts {
  const [source, target] = [true, false].map((isSource) =>
    inLanguages.find(({ language }) => language.isSource === isSource),
  );
  return {
    isPlural,
    source: source ? quantityTexts(source.key, source.language) : new Map(),
    target: target ? quantityTexts(target.key, target.language) : new Map(),
  };
}

/** The forms that a plural has in either language, in the order of CLDR; other is always there. */
export const quantitiesOf = ({ source, target }: PairTexts): PluralCategory[] =>
  PLURAL_CATEGORIES.filter(
    (category) => category === 'other' || source.has(category) || target.has(category),
  );
