import type { PluralForm } from '../../domain/plural-rules.js';
import type { ExportGroup, ExportKey, WriteOptions } from '../model/export-types.js';
import { keepText, projectOf, writeAgain } from './testing-profile.js';

type Texts = string | Partial<Record<PluralForm, string>>;

/** A key of a project: for tests. */
export const keyOf = (name: string, texts: Texts, description?: string): ExportKey => ({
  name,
  isPlural: typeof texts !== 'string',
  ...(description !== undefined && { description }),
  values: (typeof texts === 'string' ? [[null, texts] as const] : Object.entries(texts)).map(
    ([form, text]) => ({
      name: text ?? '',
      quantityString: form as PluralForm | null,
      languageId: 1,
      status: 'modified' as const,
    }),
  ),
});

/** A file after an edit of what was read from it. */
export function after(
  file: { name: string; text: string; tag?: string },
  edit: (groups: ExportGroup[]) => ExportGroup[],
  options: Partial<WriteOptions> = {},
): string {
  const reading = keepText(file.name, file.text, file.tag ?? 'en');
  const project = projectOf(reading.groups, file.tag ?? 'en');
  const files = writeAgain(reading, { ...project, groups: edit([...project.groups]) }, options);
  return files.map(({ text }) => text).join('\n---\n');
}

export const without =
  (...names: string[]) =>
  (groups: ExportGroup[]): ExportGroup[] =>
    groups.map(({ name, keys }) => ({ name, keys: keys.filter((key) => !names.includes(key.name)) }));

export const changed =
  (name: string, texts: Texts, description?: string) =>
  (groups: ExportGroup[]): ExportGroup[] =>
    groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => (key.name === name ? keyOf(name, texts, description) : key)),
    }));

export const added =
  (group: string, ...keys: ExportKey[]) =>
  (groups: ExportGroup[]): ExportGroup[] =>
    groups.some(({ name }) => name === group)
      ? groups.map((one) => (one.name === group ? { ...one, keys: [...one.keys, ...keys] } : one))
      : [...groups, { name: group, keys }];
