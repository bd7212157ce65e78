import type { PluralForm } from '#core/domain/plural-rules.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { carryLeftOut } from '#core/formats/profile/carry-left-out.js';
import type { CatalogueGroup, CatalogueKey, ImportProfile, KeyAfter } from '#core/formats/index.js';

import { inSlices } from '../../../lib/in-slices.js';
import { keyPlace } from '../findings/places.js';
import type { FilesReading } from './jobs.js';

/** Returns the key of the project after the import, in the language of the groups; null if there is no such key. */
export type AfterImport = (place: string) => KeyAfter | null;

/** The groups of a file in a language, and the project after the import; null if the language is not imported. */
export interface ReadLanguage {
  groups: readonly CatalogueGroup[];
  after: AfterImport | null;
}

/**
 * Adds to the profile of a file what its import leaves out, so that an export does not delete it. Most imports leave
 * out nothing; then the profile is not parsed.
 *
 * @param languages in the order of the file; a file without languages has one
 */
export async function withLeftOut<T extends Pick<FilesReading, 'profile'>>(
  reading: T,
  languages: readonly ReadLanguage[],
): Promise<T> {
  if (!languages.some(leavesOut)) return reading;
  const profile = JSON.parse(reading.profile) as ImportProfile;
  await loadCodecs(profile.files.map(({ format: id }) => ({ id })));
  const keys = languages.map(({ groups }) => keysIn(groups));
  const files = [];
  for (const file of profile.files) {
    const carried = carryLeftOut(file, (index, at) => {
      const [group, name] = file.keys[index] ?? ['', ''];
      const place = keyPlace(group, name);
      return { read: () => keys[at]?.get(place) ?? null, after: languages[at]?.after?.(place) ?? null };
    });
    files.push({ ...(await inSlices(carried)), ...languagesOf(file, languages) });
  }
  return { ...reading, profile: JSON.stringify({ ...profile, files }) };
}

const languagesOf = (
  { languages: inFile }: ImportProfile['files'][number],
  languages: readonly ReadLanguage[],
): Pick<ImportProfile['files'][number], 'languages'> =>
  inFile
    ? {
        languages: inFile.map((language, at) => ({
          ...language,
          ...(languages[at]?.after === null && { isCarried: true as const }),
        })),
      }
    : {};

/** The keys after an import into an empty project. */
export function afterGroups(groups: readonly CatalogueGroup[]): AfterImport {
  const keys = keysIn(groups);
  return (place) => {
    const key = keys.get(place);
    return key ? { isPlural: key.isPlural, textOf: (form) => textIn(key, form) } : null;
  };
}

function leavesOut({ groups, after }: ReadLanguage): boolean {
  return groups.some((group) =>
    group.keys.some((key) => {
      const own = after?.(keyPlace(group.name, key.name)) ?? null;
      if (!own || (key.isPlural && !own.isPlural)) return true;
      return key.values.some(
        ({ name, quantityString = null }) =>
          name !== '' && own.textOf?.(own.isPlural ? (quantityString ?? 'other') : null) === '',
      );
    }),
  );
}

const keysIn = (groups: readonly CatalogueGroup[]): Map<string, CatalogueKey> =>
  new Map(groups.flatMap(({ name, keys }) => keys.map((key) => [keyPlace(name, key.name), key])));

/** The text of a form, or of a singular key; empty if there is none. */
export const textIn = (
  { values }: { values: readonly Pick<CatalogueKey['values'][number], 'name' | 'quantityString'>[] },
  form: PluralForm | null,
): string => values.find(({ quantityString = null }) => quantityString === form)?.name ?? '';
