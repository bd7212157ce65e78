import type { PluralForm } from '../../../domain/plural-rules.js';
import { pluralForms } from '../../../domain/plural-rules.js';
import { isQuantity } from '../../../domain/quantities.js';
import type { ReadStatus } from '../../model/catalogue.js';
import type { ReadKey } from '../../model/catalogue-builder.js';
import { categoryPlural } from '../../model/kept-plural.js';
import type { KeepContext } from '../../model/kept-file.js';
import { checkTexts } from '../../model/read-context.js';
import type { KeyText, XliffKey } from './keys.js';

/** A key in one of the two languages of its document. */
export interface ReadLocalization {
  key: ReadKey | undefined;
  /** The form that a text is; null for the text of a singular key, undefined if it stays as it is. */
  formOf: (text: KeyText) => PluralForm | null | undefined;
}

/** Of a language that has nothing of a key. */
export const NO_TEXTS: ReadLocalization = { key: undefined, formOf: () => undefined };

/** The texts of a key in the source language. A form that the language does not have is the form other once more. */
export function readSource(key: XliffKey, line: number, context: KeepContext): ReadLocalization {
  const other = key.texts.find(({ quantity }) => quantity === 'other')?.sourceText;
  const isCopy = ({ quantity, sourceText }: KeyText): boolean =>
    quantity !== null && sourceText === other && !isFormOf(quantity, context);
  const own = key.texts.filter((text) => !isCopy(text));
  const read = readTexts(key, own, ({ sourceText }) => sourceText, line, context);
  return {
    ...read,
    formOf: (text) => (isCopy(text) && read.key?.forms?.includes('other') ? 'other' : read.formOf(text)),
  };
}

/** The texts of a key in the target language; none where nothing is translated. */
export function readTarget(
  key: XliffKey,
  statusOf: (text: KeyText) => ReadStatus | null,
  line: number,
  context: KeepContext,
): ReadLocalization {
  const own = key.texts.filter(({ targetText }) => targetText !== null);
  if (own.every(({ targetText }) => targetText === '')) return NO_TEXTS;
  const read = readTexts(key, own, ({ targetText }) => targetText ?? '', line, context);
  if (!read.key || !context.takeStatuses) return read;
  const byForm = new Map(own.map((text) => [read.formOf(text), statusOf(text) ?? undefined]));
  const { forms = [null] } = read.key;
  return { ...read, key: { ...read.key, statuses: forms.map((form) => byForm.get(form)) } };
}

const isFormOf = (quantity: string, { pluralMode, tag }: KeepContext): boolean =>
  pluralMode === 'strict' ? isQuantity(quantity) : pluralForms(tag).some((form) => form === quantity);

function readTexts(
  { name, isPlural }: XliffKey,
  texts: readonly KeyText[],
  textOf: (text: KeyText) => string,
  line: number,
  context: KeepContext,
): ReadLocalization {
  if (!isPlural) {
    const fitting = checkTexts(name, texts.map(textOf), line, context);
    return fitting ? { key: { isPlural, texts: fitting }, formOf: () => null } : NO_TEXTS;
  }
  // Of a form that stands twice, the first one counts.
  const counting = new Map<string, KeyText>();
  for (const text of texts) if (!counting.has(text.quantity ?? '')) counting.set(text.quantity ?? '', text);
  const quantities = new Map([...counting].map(([quantity, text]) => [quantity, textOf(text)] as const));
  if (counting.size < texts.length) context.reports.add('duplicate_key', line, { key: name });
  const read = categoryPlural(name, quantities, line, context);
  if (!read) return NO_TEXTS;
  const { key, formOf } = read;
  return {
    key,
    formOf: (text) =>
      counting.get(text.quantity ?? '') === text ? formOf.get(text.quantity ?? '') : undefined,
  };
}
