import { compareForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { isStale, sourceFormOf } from '../../domain/stale.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type {
  ExportGroup,
  ExportKey,
  WriteOptions,
  ExportValue,
  WrittenGroup,
  WrittenKey,
} from '../model/export-types.js';

/** The values of every key by language, so that each language is one look-up. */
export type ValueIndex = ReadonlyMap<ExportKey, ReadonlyMap<number, readonly ExportValue[]>>;

export function indexValues(groups: readonly ExportGroup[]): ValueIndex {
  const index = new Map<ExportKey, Map<number, ExportValue[]>>();
  for (const key of groups.flatMap(({ keys }) => keys)) {
    const byLanguage = new Map<number, ExportValue[]>();
    for (const value of key.values) {
      const values = byLanguage.get(value.languageId);
      if (values) values.push(value);
      else byLanguage.set(value.languageId, [value]);
    }
    index.set(key, byLanguage);
  }
  return index;
}

type Selection = Pick<
  WriteOptions,
  'validatedOnly' | 'leaveOutEmpty' | 'leaveOutStale' | 'sourceLanguageId' | 'pluralMode'
>;

/**
 * The contents of one language's file. An incomplete plural is left out, because it could not be imported again.
 * Groups left without keys are omitted.
 */
export function selectGroups(
  groups: readonly ExportGroup[],
  languageId: number,
  index: ValueIndex,
  exportName: (group: ExportGroup, key: ExportKey) => string,
  selection: Selection,
): WrittenGroup[] {
  return groups.flatMap((group) => {
    const keys = group.keys.flatMap((key) => {
      const values = index.get(key)?.get(languageId) ?? [];
      const forms = writtenForms(key, values, selection);
      const texts = textsOf(key, values, forms);
      const statuses = statusesOf(key, values, forms);
      return isLeftOut(key, values, selection)
        ? []
        : [{ ...writtenKey(exportName(group, key), key, texts, forms), statuses }];
    });
    return keys.length > 0 ? [{ name: group.name, keys }] : [];
  });
}

/** Whether an export leaves a key out of a language. `values`: those of the language. */
export function isLeftOut(key: ExportKey, values: readonly ExportValue[], selection: Selection): boolean {
  const { validatedOnly, leaveOutEmpty = false, leaveOutStale = false, sourceLanguageId } = selection;
  const forms = writtenForms(key, values, selection);
  const isReady = forms ? isWholeValidated(values) : isValidated(key, values);
  if (leaveOutStale && isStaleIn(key, values, sourceLanguageId)) return true;
  return (validatedOnly && !isReady) || (leaveOutEmpty && isEmpty(textsOf(key, values, forms)));
}

/** How many values of a language have no text; of a plural each form is one. */
export const countEmptyValues = (groups: readonly ExportGroup[], languageId: number): number =>
  groups
    .flatMap(({ keys }) => keys)
    .flatMap((key) =>
      textsOf(
        key,
        key.values.filter((value) => value.languageId === languageId),
      ),
    )
    .filter((text) => text === '').length;

/** How many keys an export of what is validated leaves out of a language. */
export const countUnvalidatedKeys = (groups: readonly ExportGroup[], languageId: number): number =>
  groups
    .flatMap(({ keys }) => keys)
    .filter(
      (key) =>
        !isValidated(
          key,
          key.values.filter((value) => value.languageId === languageId),
        ),
    ).length;

/** Of how many keys a value in a language is stale. */
export const countStaleKeys = (
  groups: readonly ExportGroup[],
  languageId: number,
  sourceLanguageId: number | null,
): number =>
  groups
    .flatMap(({ keys }) => keys)
    .filter((key) =>
      isStaleIn(
        key,
        key.values.filter((value) => value.languageId === languageId),
        sourceLanguageId,
      ),
    ).length;

/** Whether one of the values of a key in a language is stale. */
function isStaleIn(
  key: ExportKey,
  values: readonly ExportValue[],
  sourceLanguageId: number | null | undefined,
): boolean {
  const sources = key.values.filter(({ languageId }) => languageId === sourceLanguageId);
  if (sources.every(({ majorVersion = 0 }) => majorVersion === 0)) return false;
  const sourceIn = (form: PluralForm | null) => sources.find(({ quantityString }) => quantityString === form);
  return values.some(({ languageId, name: text, quantityString, sourceVersion = 1 }) => {
    const form = sourceFormOf(quantityString, (own) => (sourceIn(own)?.name ?? '') !== '');
    const { name = '', majorVersion = 0 } = sourceIn(form) ?? {};
    return languageId !== sourceLanguageId && isStale({ text, sourceVersion }, { text: name, majorVersion });
  });
}

const writtenKey = (
  name: string,
  { isPlural, description }: ExportKey,
  texts: readonly string[],
  forms: readonly PluralForm[] | undefined,
): WrittenKey => ({
  name,
  isPlural,
  texts,
  ...(forms && { forms }),
  ...(description !== undefined && { description }),
});

const writtenForms = (
  { isPlural }: ExportKey,
  values: readonly ExportValue[],
  { pluralMode }: Selection,
): PluralForm[] | undefined => (isPlural && pluralMode === 'cldr' ? formsOf(values) : undefined);

/** Of a plural in `cldr` mode: those that the language has values of. */
const formsOf = (values: readonly ExportValue[]): PluralForm[] =>
  values.flatMap(({ quantityString }) => quantityString ?? []).sort(compareForms);

function textsOf(
  { isPlural }: ExportKey,
  values: readonly ExportValue[],
  forms: readonly PluralForm[] = QUANTITIES,
): string[] {
  if (!isPlural) return [values[0]?.name ?? ''];
  const byQuantity = new Map(values.map(({ quantityString, name }) => [quantityString, name]));
  return forms.map((quantity) => byQuantity.get(quantity) ?? '');
}

function statusesOf(
  { isPlural }: ExportKey,
  values: readonly ExportValue[],
  forms: readonly PluralForm[] = QUANTITIES,
): ValueStatus[] {
  if (!isPlural) return [values[0]?.status ?? 'modified'];
  const byQuantity = new Map(values.map(({ quantityString, status }) => [quantityString, status]));
  return forms.map((quantity) => byQuantity.get(quantity) ?? 'modified');
}

const isValidated = ({ isPlural }: ExportKey, values: readonly ExportValue[]): boolean =>
  values.length === (isPlural ? QUANTITIES.length : 1) &&
  values.every(({ status }) => status === 'validated');

/** Forms without a text, such as rare ones, need no review. */
function isWholeValidated(values: readonly ExportValue[]): boolean {
  const written = values.filter(({ name }) => name !== '');
  return written.length > 0 && written.every(({ status }) => status === 'validated');
}

const isEmpty = (texts: readonly string[]): boolean => texts.every((text) => text === '');
