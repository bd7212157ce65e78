import type { PluralForm } from '../../domain/plural-rules.js';
import type { CatalogueKey } from '../../formats/model/catalogue.js';
import type { FileProfile, ProfilePart, TextPart } from '../../formats/model/profile-types.js';
import type { RepositoryContent } from '../content/content-of.js';
import type { Adoption } from './adoptions.js';
import { placeOfKey } from './compared-project.js';
import type { ComparedProject, KeysOfProject } from './compared-project.js';
import type { KnownDocument } from './known-documents.js';
import type { DocumentChange } from './repository-changes.js';

/** What a repository is compared with: the project, and the documents as they were imported last. */
export interface Sides {
  project: ComparedProject;
  /** Whether keys may become obsolete, or be in use again. */
  mayMark: boolean;
  keys: KeysOfProject;
  /** The groups of its files, by the path templates that these will have. */
  groups: ReadonlyMap<string, ComparedProject['groups']>;
  /** The id of the project's language with a tag; null: it has none. */
  languageOf: (tag: string) => number | null;
  baseTag: string;
  documents: readonly DocumentChange[];
  /** The profiles of known documents, by path. */
  imported: ReadonlyMap<string, FileProfile>;
  /** Documents of the same files in other languages than the base, which the repository is not compared with. */
  others: readonly KnownDocument[];
  /** The files with a document of the base language which it is not compared with. */
  basedBeside: ReadonlySet<string>;
  /** The groups that files take over. */
  adopted: readonly Adoption[];
  /** Of the files of which a document is not the same, as they were. */
  before: ContentKeys;
  /** The same files as they are. */
  now: RepositoryContent;
}

/** The keys of a content by the tag of their language and their place. */
export type ContentKeys = ReadonlyMap<string, ReadonlyMap<string, CatalogueKey>>;

/** @param fileNow the path template that a file will have */
export const keysOf = (
  { languages }: Pick<RepositoryContent, 'languages'>,
  fileNow: (template: string) => string = (template) => template,
): ContentKeys =>
  new Map(
    languages.map(({ tag, groups }) => [
      tag,
      new Map(
        groups.flatMap(({ name, file, keys }) => {
          const group = { name, file: file === undefined ? file : fileNow(file) };
          return keys.map((key) => [placeOfKey(group, key.name), key]);
        }),
      ),
    ]),
  );

/** The text of a form, or of a plain key; undefined if there is none. */
export const textOf = (key: CatalogueKey | null | undefined, form: PluralForm | null): string | undefined =>
  key?.values.find(({ quantityString = null }) => quantityString === form)?.name;

/** Names a text of a key in the decisions of a person. */
export const idOfText = (place: string, tag: string, form: PluralForm | null): string =>
  `${place}\n${tag}\n${form ?? ''}`;

export const idOfKey = (place: string, kind: 'new_key' | 'obsolete' | 'restored'): string =>
  `${place}\n${kind}`;

/** The keys of a document, by its profile. */
export function placesIn({ keys, parts }: FileProfile, file: string): string[] {
  const noTexts = new Set(parts.flatMap((part) => (isText(part) && part.isNoText ? [part.text] : [])));
  return keys.flatMap(([name, key], index) => (noTexts.has(index) ? [] : [placeOfKey({ name, file }, key)]));
}

/** The keys that the last import left out: they are new to the project still. */
export function leftOutKeys(
  profiles: Iterable<FileProfile>,
  fileNow: (template: string) => string,
): Set<string> {
  const places = new Set<string>();
  for (const { document, keys, parts } of profiles)
    for (const part of parts) {
      if (!isText(part) || !part.isCarried || part.isNoText) continue;
      const [name = '', key = ''] = keys[part.text] ?? [];
      places.add(placeOfKey({ name, file: document && fileNow(document.file) }, key));
    }
  return places;
}

const isText = (part: ProfilePart): part is TextPart => typeof part === 'object' && 'text' in part;
