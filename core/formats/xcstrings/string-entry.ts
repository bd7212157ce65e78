import type { PluralForm } from '../../domain/plural-rules.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import { categoryPlural } from '../model/kept-plural.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { KeepContext } from '../model/kept-file.js';
import { checkTexts } from '../model/read-context.js';
import type { StringKeys, Unit } from './localization.js';
import { statusOf } from './states.js';

/** A key of a string: the string itself, a variant for a device, a variable, or an item of a set. */
export interface StringKey {
  name: string;
  isPlural: boolean;
  /** By index of language. */
  localizations: (ReadKey | undefined)[];
  /** By index of language: the form that each quantity of the file is. */
  forms: (KeptPlural['formOf'] | undefined)[];
}

/** What a key is read from. */
export interface KeySource {
  name: string;
  line: number;
  /** By index of language. */
  units: ReadonlyMap<number, readonly Unit[]>;
  /** The language in which the name is the text; null: none. */
  implied: number | null;
}

/** Reads a key in all languages of its file. `contextOf`: by index of language. */
export function readKey(
  { name, line, units, implied }: KeySource,
  contextOf: (language: number) => KeepContext,
): StringKey {
  const isPlural = [...units.values()].some((some) => some.some(({ quantity }) => quantity !== null));
  const key: StringKey = { name, isPlural, localizations: [], forms: [] };
  for (const [language, some] of units) {
    const texts = new Map(some.map(({ quantity, text }) => [quantity ?? 'other', text.value] as const));
    const context = contextOf(language);
    addTexts(key, language, texts, line, context);
    const read = key.localizations[language];
    if (read && context.takeStatuses) read.statuses = statusesOf(read, some, key.forms[language]);
  }
  if (implied !== null) addTexts(key, implied, new Map([['other', name]]), line, contextOf(implied));
  return key;
}

function addTexts(
  key: StringKey,
  language: number,
  texts: ReadonlyMap<string, string>,
  line: number,
  context: KeepContext,
): void {
  const { name, isPlural } = key;
  if (!isPlural) {
    const fitting = checkTexts(name, [...texts.values()], line, context);
    if (fitting) key.localizations[language] = { isPlural, texts: fitting };
    return;
  }
  // What Apple calls zero is 0 in every language.
  const plural = categoryPlural(name, texts, line, context);
  key.localizations[language] = plural?.key;
  key.forms[language] = plural?.formOf;
}

function statusesOf(
  { isPlural, forms = ['zero', 'one', 'other'] }: ReadKey,
  units: readonly Unit[],
  formOf: KeptPlural['formOf'] | undefined,
): (ReadStatus | undefined)[] {
  const byForm = new Map<PluralForm | null, ReadStatus>();
  for (const { quantity, state } of units) {
    const form = isPlural ? (formOf?.get(quantity ?? 'other') ?? null) : null;
    if (state) byForm.set(form, statusOf(state.value));
  }
  return (isPlural ? forms : [null]).map((form) => byForm.get(form));
}

/**
 * How the texts of a string stand for its keys in one language.
 *
 * @param first the entry of its first key
 */
export const keysOf = (keys: readonly StringKey[], first: number, language: number): StringKeys => ({
  entryAt: (position) => first + position,
  formOf: ({ position, quantity }) => {
    const key = keys[position];
    if (!key?.localizations[language]) return undefined;
    if (!key.isPlural) return {};
    const form = key.forms[language]?.get(quantity ?? 'other');
    if (form === undefined) return undefined;
    return quantity === null ? { form, isAlone: true } : { form };
  },
  takenOf: (position) => {
    const forms = keys[position]?.forms[language] ?? new Map<string, PluralForm>();
    return [...forms].flatMap(([quantity, form]) => (quantity === form ? [] : [quantity]));
  },
});
