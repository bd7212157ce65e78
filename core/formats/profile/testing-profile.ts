import { strToU8 } from 'fflate';

import type {
  ExportGroup,
  ExportKey,
  ExportProject,
  ExportFile,
  WriteOptions,
} from '../model/export-types.js';
import { readFiles, writeProject } from '../index.js';
import type { ImportFile } from '../import/files.js';
import type { Platform } from '../naming/platforms.js';
import { FORMATS } from '../registry/registry.js';
import type { KeptGroup, KeptReading } from '../model/kept-reading.js';

const LANGUAGE = 1;

/** Reads files as an import into a new project does that loses nothing: for tests. */
export const keep = (files: readonly ImportFile[], tag: string | null = 'en'): KeptReading =>
  readFiles(files, { keep: true, pluralMode: 'cldr', tag });

/** Reads one file given as text. */
export const keepText = (name: string, text: string, tag: string | null = 'en'): KeptReading =>
  keep([{ name, bytes: strToU8(text) }], tag);

/** A new project with what was read, in one language. */
export const projectOf = (groups: readonly KeptGroup[], language = 'en'): ExportProject => ({
  languages: [{ id: LANGUAGE, name: language }],
  groups: groups.map(({ name, keys }): ExportGroup => ({
    name,
    keys: keys.map((key) => ({
      ...key,
      values: key.values.map((value) => ({ ...value, languageId: LANGUAGE, status: 'modified' as const })),
    })),
  })),
});

/** A new project with what was read, in all languages of its file: ids from 1, in the order of the file. */
export function projectOfReading(
  { groups, languages }: Pick<KeptReading, 'groups' | 'languages'>,
  language = 'en',
): ExportProject {
  if (languages.length === 0) return projectOf(groups, language);
  const merged = new Map<string, Map<string, ExportKey>>();
  for (const [index, inFile] of languages.entries()) {
    for (const { name, keys } of inFile.groups) {
      const known = merged.get(name) ?? new Map<string, ExportKey>();
      merged.set(name, known);
      for (const key of keys) {
        const earlier = known.get(key.name)?.values ?? [];
        const values = key.values.map((value) => ({
          ...value,
          status: value.status ?? 'modified',
          languageId: index + 1,
        }));
        known.set(key.name, { ...key, values: [...earlier, ...values] });
      }
    }
  }
  return {
    languages: languages.map(({ code, tag }, index) => ({ id: index + 1, name: code, tag })),
    groups: [...merged].map(([name, keys]) => ({ name, keys: [...keys.values()] })),
  };
}

/** The files of a project, written as they were, with the choices that an export begins with. */
export function writeAgain(
  { profile }: Pick<KeptReading, 'profile'>,
  project: ExportProject,
  options: Partial<WriteOptions> = {},
): ExportFile[] {
  const format = FORMATS.find(({ id }) => id === profile.files[0]?.format);
  const platform: Platform = format?.platform ?? 'web';
  // A profile is stored as JSON.
  const stored = JSON.parse(JSON.stringify(profile)) as typeof profile;
  return writeProject(project, {
    platform,
    languageIds: project.languages.map(({ id }) => id),
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
    profiles: new Map([[LANGUAGE, stored]]),
    ...options,
  });
}
