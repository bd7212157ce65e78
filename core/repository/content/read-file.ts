import type { PluralMode } from '../../domain/plural-rules.js';
import { withKnownForms } from '../../formats/import/known-forms.js';
import type { CatalogueGroup, CatalogueKey } from '../../formats/model/catalogue.js';
import { placeOfGroup } from '../../formats/model/group-place.js';
import { PathNames } from '../../formats/model/path-names.js';
import type { FileProfile } from '../../formats/model/profile-types.js';
import { carryLeftOut } from '../../formats/profile/carry-left-out.js';
import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import { readDocument } from './read-document.js';
import type { DocumentOptions, DocumentToRead, ReadDocument } from './read-document.js';

/** What a document holds; with `error`, why it could not be read. */
export interface DocumentReading extends ReadDocument {
  readonly path: string;
  /** The tag of its language; null: its format holds several. */
  readonly language: string | null;
}

export interface FileOptions extends Omit<
  DocumentOptions,
  'knownGroups' | 'knownPlaces' | 'knownPlurals' | 'pathNames'
> {
  pluralMode: PluralMode;
}

/**
 * Reads the documents of one file of a repository, in steps of one document. What the first ones hold says how the others
 * are meant: `items_other` alone is a plural where the base document has `items_one` beside it, and a comment that would
 * begin a group leaves the keys of the base document where they are.
 *
 * @param documents that of the base language first
 * @returns the readings in the order of the documents, without plural forms that a language does not have: its document
 * keeps those as they are
 */
export function* readFileDocuments(
  documents: readonly DocumentToRead[],
  options: FileOptions,
): Steps<DocumentReading[]> {
  const plurals = new Map<string, Set<string>>();
  const places = new Map<string, readonly [group: string, name: string]>();
  const pathNames = new PathNames();
  const readings: DocumentReading[] = [];
  for (const document of documents) {
    const { path, language } = document;
    const reading = readDocument(document, {
      ...options,
      knownPlaces: places,
      pathNames,
      knownGroups: [...plurals.keys()],
      knownPlurals: [...plurals].map(([group, keys]) => ({ group, keys: [...keys] })),
    });
    for (const { name, keys } of reading.groups) {
      const known = plurals.get(name) ?? new Set();
      for (const key of keys) if (key.isPlural) known.add(key.name);
      plurals.set(name, known);
    }
    for (const { keys } of reading.profile.files)
      for (const [group, name, nameInFile = name] of keys)
        if (!places.has(nameInFile)) places.set(nameInFile, [group, name]);
    readings.push({ path, language, ...withFormsOf(reading, language, options.pluralMode) });
    yield;
  }
  return readings;
}

/** What is read without the plural forms that its languages do not have; they stay in the profile. */
function withFormsOf(reading: ReadDocument, tag: string | null, mode: PluralMode): ReadDocument {
  if (mode === 'strict') return reading;
  const read = reading.languages.length > 0 ? reading.languages : [{ groups: reading.groups, tag }];
  const known = read.map(({ groups, tag: own }) =>
    withKnownForms({ groups, warnings: [] }, { mode, tag: own }),
  );
  const warnings = known.flatMap((one) => one.warnings);
  if (warnings.length === 0) return reading;
  const all = read.map(({ groups }) => keysIn(groups));
  const taken = known.map(({ groups }) => keysIn(groups));
  const [first] = known;
  return {
    ...reading,
    groups: first && reading.languages.length === 0 ? first.groups : reading.groups,
    languages: reading.languages.map((language, at) => ({ ...language, groups: known[at]?.groups ?? [] })),
    warnings: [...reading.warnings, ...warnings],
    profile: { version: 1, files: reading.profile.files.map((file) => carried(file, all, taken)) },
  };
}

type Keys = ReadonlyMap<string, CatalogueKey>;

/** The profile with the source of what is read and not taken. */
function carried(file: FileProfile, all: readonly Keys[], taken: readonly Keys[]): FileProfile {
  return runSteps(
    carryLeftOut(file, (index, at) => {
      const [name = '', key = ''] = file.keys[index] ?? [];
      const place = placeOf({ name, file: file.document?.file }, key);
      const own = taken[at]?.get(place);
      const textOf = (form: string | null): string =>
        own?.values.find(({ quantityString = null }) => quantityString === form)?.name ?? '';
      return {
        read: () => all[at]?.get(place) ?? null,
        after: own ? { isPlural: own.isPlural, textOf } : null,
      };
    }),
  );
}

const placeOf = (group: Pick<CatalogueGroup, 'name' | 'file'>, key: string): string =>
  `${placeOfGroup(group)}\n${key}`;

const keysIn = (groups: readonly CatalogueGroup[]): Map<string, CatalogueKey> =>
  new Map(groups.flatMap((group) => group.keys.map((key) => [placeOf(group, key.name), key])));
