import { QUANTITIES } from '../../domain/quantities.js';
import type { ExportGroup, ExportKey, ExportOptions, ExportValue, WrittenGroup } from './export-types.js';

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

/**
 * The contents of one language's file. An incomplete plural is left out, because it could not be imported again.
 * Groups left without keys are omitted.
 */
export function selectGroups(
  groups: readonly ExportGroup[],
  languageId: number,
  index: ValueIndex,
  exportName: (group: ExportGroup, key: ExportKey) => string,
  { validatedOnly, leaveOutEmpty = false }: Pick<ExportOptions, 'validatedOnly' | 'leaveOutEmpty'>,
): WrittenGroup[] {
  return groups.flatMap((group) => {
    const keys = group.keys.flatMap((key) => {
      const values = index.get(key)?.get(languageId) ?? [];
      const texts = textsOf(key, values);
      const isLeftOut = (validatedOnly && !isValidated(key, values)) || (leaveOutEmpty && isEmpty(texts));
      return isLeftOut ? [] : [{ name: exportName(group, key), isPlural: key.isPlural, texts }];
    });
    return keys.length > 0 ? [{ name: group.name, keys }] : [];
  });
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

function textsOf({ isPlural }: ExportKey, values: readonly ExportValue[]): string[] {
  if (!isPlural) return [values[0]?.name ?? ''];
  const byQuantity = new Map(values.map(({ quantityString, name }) => [quantityString, name]));
  return QUANTITIES.map((quantity) => byQuantity.get(quantity) ?? '');
}

const isValidated = ({ isPlural }: ExportKey, values: readonly ExportValue[]): boolean =>
  values.length === (isPlural ? QUANTITIES.length : 1) &&
  values.every(({ status }) => status === 'validated');

const isEmpty = (texts: readonly string[]): boolean => texts.every((text) => text === '');
