import type { CatalogueGroup, CatalogueKey } from '../../formats/model/catalogue.js';
import { placeOfGroup } from '../../formats/model/group-place.js';
import type { FileProfile, ImportProfile } from '../../formats/model/profile-types.js';
import { keepOwn } from '../../formats/profile/carry-left-out.js';
import type { ImportWarning } from '../../formats/text/import-warning.js';
import { runSteps } from '../../steps.js';
import { textsInNames } from './names-as-texts.js';
import type { DocumentReading } from './read-file.js';

/** The content of a repository, as an import takes it. */
export interface RepositoryContent {
  /** Each once, the base language first. Values name no language. */
  readonly languages: readonly { readonly tag: string; readonly groups: CatalogueGroup[] }[];
  readonly profile: ImportProfile;
  readonly warnings: readonly ImportWarning[];
}

/**
 * The content of the documents that could be read. Of a key that several documents have in one language, as those of pairs
 * have the source texts, the first document counts.
 *
 * @param readings file by file, in each that of the base language first
 * @param baseTag the language that decides which keys are plurals; where its texts are names, these are content of it
 * @param beside the templates of files with a document of it that was not read
 */
export function contentOf(
  readings: readonly DocumentReading[],
  baseTag: string | null = null,
  beside: ReadonlySet<string> = new Set(),
): RepositoryContent {
  const languages = new Map<string, LanguageGroups>();
  if (baseTag !== null) {
    const ofBase = new LanguageGroups();
    ofBase.add(textsInNames(readings, baseTag, beside));
    languages.set(baseTag, ofBase);
  }
  const files: FileProfile[] = [];
  for (const reading of readings) {
    if (reading.error !== null) continue;
    const own = new Map<string, ReadonlyMap<string, CatalogueKey>>();
    for (const { tag, groups } of languagesOf(reading)) {
      const known = languages.get(tag) ?? new LanguageGroups();
      languages.set(tag, known);
      own.set(tag, known.add(groups));
    }
    files.push(...reading.profile.files.map((file) => withOwnTexts(withLeftOutLanguages(file), own)));
  }
  const named = new Set(files.map(({ document }) => document?.language));
  const all = [...languages].map(([tag, { groups }]) => ({ tag, groups }));
  return {
    // A document without texts is one, too: its language is imported with it.
    languages: all.filter(({ tag, groups }) => groups.length > 0 || named.has(tag)),
    profile: { version: 1, files },
    warnings: readings.flatMap(({ warnings, error }) => (error ? [...warnings, error] : warnings)),
  };
}

function languagesOf({ language, groups, languages }: DocumentReading) {
  if (languages.length === 0) return language === null ? [] : [{ tag: language, groups }];
  return languages.flatMap(({ tag, groups: own }) => (tag === null ? [] : [{ tag, groups: own }]));
}

/** A language with a code that is not known stays in its document as it is. */
const withLeftOutLanguages = (file: FileProfile): FileProfile =>
  file.languages === undefined
    ? file
    : {
        ...file,
        languages: file.languages.map((language) =>
          language.tag === null ? { ...language, isCarried: true } : language,
        ),
      };

/** A text that another document has otherwise in the same language stays in its document as it is. */
function withOwnTexts(
  file: FileProfile,
  own: ReadonlyMap<string, ReadonlyMap<string, CatalogueKey>>,
): FileProfile {
  if ([...own.values()].every(({ size }) => size === 0)) return file;
  return runSteps(
    keepOwn(file, (index, language) => {
      const [name, key] = file.keys[index] ?? ['', ''];
      const tag = file.languages?.[language]?.tag ?? file.document?.language ?? '';
      return own.get(tag)?.get(placeOfKey({ name, file: file.document?.file }, key)) ?? null;
    }),
  );
}

const placeOfKey = (group: Pick<CatalogueGroup, 'name' | 'file'>, key: string): string =>
  `${placeOfGroup(group)}\n${key}`;

/** The groups of a language over all documents. */
class LanguageGroups {
  readonly groups: CatalogueGroup[] = [];
  private readonly byPlace = new Map<string, { group: CatalogueGroup; keys: Map<string, CatalogueKey> }>();

  /** @returns those of its keys that are known with other texts */
  add(groups: readonly CatalogueGroup[]): Map<string, CatalogueKey> {
    const others = new Map<string, CatalogueKey>();
    for (const { keys, ...group } of groups) {
      const place = placeOfGroup(group);
      const known = this.byPlace.get(place) ?? this.made(place, group);
      for (const key of keys) {
        const before = known.keys.get(key.name);
        if (before && !haveSameTexts(before, key)) others.set(placeOfKey(group, key.name), key);
        if (before) continue;
        known.keys.set(key.name, key);
        known.group.keys.push(key);
      }
    }
    return others;
  }

  private made(place: string, group: Omit<CatalogueGroup, 'keys'>) {
    const made = { group: { ...group, keys: [] }, keys: new Map<string, CatalogueKey>() };
    this.groups.push(made.group);
    this.byPlace.set(place, made);
    return made;
  }
}

const haveSameTexts = (one: CatalogueKey, other: CatalogueKey): boolean =>
  one.values.length === other.values.length &&
  one.values.every(({ name, quantityString }, at) => {
    const value = other.values[at];
    return value?.name === name && value.quantityString === quantityString;
  });
