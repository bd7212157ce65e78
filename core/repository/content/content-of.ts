import type { CatalogueGroup, CatalogueKey } from '../../formats/model/catalogue.js';
import { placeOfGroup } from '../../formats/model/group-place.js';
import type { FileProfile, ImportProfile } from '../../formats/model/profile-types.js';
import type { ImportWarning } from '../../formats/text/import-warning.js';
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
 * @param baseTag the language that decides which keys are plurals
 */
export function contentOf(
  readings: readonly DocumentReading[],
  baseTag: string | null = null,
): RepositoryContent {
  const languages = new Map<string, LanguageGroups>();
  if (baseTag !== null) languages.set(baseTag, new LanguageGroups());
  const read = readings.filter(({ error }) => error === null);
  for (const reading of read)
    for (const { tag, groups } of languagesOf(reading)) {
      const known = languages.get(tag) ?? new LanguageGroups();
      languages.set(tag, known);
      for (const group of groups) known.add(group);
    }
  const files = read.flatMap(({ profile }) => profile.files.map(withLeftOutLanguages));
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

class LanguageGroups {
  readonly groups: CatalogueGroup[] = [];
  private readonly byPlace = new Map<string, { group: CatalogueGroup; keys: Set<string> }>();

  add({ keys, ...group }: CatalogueGroup): void {
    const place = placeOfGroup(group);
    const known = this.byPlace.get(place) ?? this.made(place, group);
    for (const key of keys) if (isNew(key, known.keys)) known.group.keys.push(key);
  }

  private made(place: string, group: Omit<CatalogueGroup, 'keys'>) {
    const made = { group: { ...group, keys: [] }, keys: new Set<string>() };
    this.groups.push(made.group);
    this.byPlace.set(place, made);
    return made;
  }
}

function isNew({ name }: CatalogueKey, known: Set<string>): boolean {
  if (known.has(name)) return false;
  known.add(name);
  return true;
}
