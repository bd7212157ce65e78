import type { PluralForm } from '../../domain/plural-rules.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import type { KeptReading } from '../model/kept-reading.js';
import { projectOf, writeAgain } from '../profile/testing-profile.js';

/** Texts of keys, by form where they are plurals. */
export type Texts = Record<string, string | Partial<Record<PluralForm, string>>>;

const LANGUAGE = 1;

export const keyOf = (
  name: string,
  texts: Texts[string],
): ExportProject['groups'][number]['keys'][number] => {
  const forms =
    typeof texts === 'string' ? [[null, texts] as const] : (Object.entries(texts) as [PluralForm, string][]);
  return {
    name,
    isPlural: typeof texts !== 'string',
    values: forms.map(([quantityString, text]) => ({
      name: text,
      quantityString,
      languageId: LANGUAGE,
      status: 'modified',
    })),
  };
};

export const project = (keys: Texts, tag = 'en', group = 'common'): ExportProject => ({
  languages: [{ id: LANGUAGE, name: tag }],
  groups: [{ name: group, keys: Object.entries(keys).map(([name, texts]) => keyOf(name, texts)) }],
});

export const OPTIONS: WriteOptions = {
  platform: 'web',
  languageIds: [LANGUAGE],
  prefix: false,
  validatedOnly: false,
  pluralMode: 'cldr',
};

/** A file with changes of the texts of its keys, and new keys. */
export function changed(
  reading: KeptReading,
  change: Texts,
  options: Partial<WriteOptions> = {},
  tag = 'en',
): string {
  const before = projectOf(reading.groups, tag);
  const groups = before.groups.map(({ name, keys }) => {
    const kept = keys.flatMap((key) =>
      key.name in change ? [keyOf(key.name, change[key.name] ?? '')] : [key],
    );
    return { name, keys: kept };
  });
  const known = new Set(groups.flatMap(({ keys }) => keys.map(({ name }) => name)));
  const added = Object.entries(change).filter(([name]) => !known.has(name));
  const [first, ...others] = groups;
  const all = [
    {
      name: first?.name ?? 'common',
      keys: [...(first?.keys ?? []), ...added.map(([name, texts]) => keyOf(name, texts))],
    },
    ...others,
  ];
  return writeAgain(reading, { ...before, groups: all }, options)
    .map(({ text }) => text)
    .join('\n---\n');
}
