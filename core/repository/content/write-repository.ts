import { formatOf, FORMATS, writeProject } from '../../formats/index.js';
import type {
  ExportFile,
  ExportGroup,
  ExportProject,
  FileLanguage,
  FileProfile,
  ImportProfile,
  WriteOptions,
} from '../../formats/index.js';
import type { FileFormat } from '../../formats/model/file-format.js';
import { inNewNames } from '../../formats/profile/rename-keys.js';
import { isNamedByTexts } from '../../formats/registry/named-by-texts.js';
import type { Steps } from '../../steps.js';
import { withoutAbsentKeys } from './absent-keys.js';
import { atFreePaths } from './free-paths.js';
import { hasNewCode, textInNewCode, withNewCode } from './new-code.js';
import { textsByLanguage } from './texts-by-language.js';

/** A file of a project: a path template and the id of its format. */
export interface WrittenFile {
  path: string;
  format: string;
}

/** What is written: the choices of an export of one platform, for all of them. */
export interface RepositoryOptions extends Omit<
  WriteOptions,
  'platform' | 'prefix' | 'baseLanguageId' | 'leaveOutEmpty'
> {
  profiles: ReadonlyMap<number, ImportProfile>;
  /** The path of a document that the repository does not have yet; null: its file has no place for it. */
  pathOf: (file: WrittenFile, languageId: number) => string | null;
  /** Receives the paths of documents that would be new, and have no text. */
  onUnwritten?: (path: string, languageId: number) => void;
  /** Receives the texts that a file has no document for, nor a place for a new one. */
  onUnplaced?: (unplaced: UnplacedTexts) => void;
}

/** Texts of a language that are in no document, by the names of their keys. */
export interface UnplacedTexts {
  languageId: number;
  /** The path template of the file. */
  file: string;
  keys: readonly string[];
}

/** A document as it is written. */
export interface WrittenDocument extends ExportFile {
  /** The path template of its file. */
  file: string;
  /** Null: it holds all languages. */
  languageId: number | null;
  /** What it was, keys under their former names; null: the repository does not have it yet. */
  profile: FileProfile | null;
}

/**
 * The documents of a repository at their exact paths: each file is written as a project of its own, with the profiles of
 * its documents and the groups that belong to it. In steps of one document.
 */
export function* writeRepository(
  project: ExportProject,
  files: readonly WrittenFile[],
  options: RepositoryOptions,
): Steps<WrittenDocument[]> {
  const groups = groupedBy(project.groups.map(inUse), ({ file }) => file);
  const tags = new Map(project.languages.map(({ id, tag = null }) => [id, tag]));
  const documents = documentsOf(options.profiles, tags);
  const written: WrittenDocument[] = [];
  const besides = new Set<WrittenDocument>();
  for (const file of files) {
    const writer = new FileWriter(
      file,
      { ...project, groups: groups.get(file.path) ?? [] },
      documents.get(file.path) ?? [],
      options,
    );
    written.push(...(yield* writer.write()));
    for (const document of writer.besides) besides.add(document);
  }
  return atFreePaths(written, besides);
}

const inUse = (group: ExportGroup): ExportGroup => ({
  ...group,
  keys: group.keys.filter(({ isObsolete = false }) => !isObsolete),
});

interface Document {
  languageId: number;
  imported: FileProfile;
  /** With the names that its keys have by now, and the tag of its language. */
  profile: FileProfile;
  /** That tag, where it was another one when the document was imported. */
  newTag?: string;
}

class FileWriter {
  /** What the format of the file cannot hold. */
  readonly besides: WrittenDocument[] = [];
  private readonly profiles: ReadonlyMap<number, ImportProfile>;

  constructor(
    private readonly file: WrittenFile,
    private readonly project: ExportProject,
    private readonly documents: readonly Document[],
    private readonly options: RepositoryOptions,
  ) {
    this.profiles = new Map(
      documents.map(({ languageId, profile }) => [languageId, { version: 1, files: [profile] }]),
    );
  }

  *write(): Steps<WrittenDocument[]> {
    const format = FORMATS.find(({ id }) => id === this.file.format);
    if (!format) return [];
    const { languageIds } = this.options;
    if (this.isShared(format)) {
      const files = this.filesOf(languageIds, this.project, format.platform);
      return this.placed(files, null, this.sharedDocument());
    }
    const written: WrittenDocument[] = [];
    const documentIn = this.documentsByLanguage(format);
    for (const languageId of languageIds) {
      yield;
      const document = documentIn(languageId);
      if (document === null) continue;
      const project = { ...this.project, groups: document.groups };
      const files = this.filesOf([languageId], project, format.platform);
      const { newTag } = this.documents.find((own) => own.languageId === languageId) ?? {};
      const renamed = newTag === undefined ? files : files.map((one) => this.inNewCode(one, newTag));
      written.push(...this.placed(renamed, languageId, document));
    }
    return written;
  }

  private inNewCode(file: ExportFile, tag: string): ExportFile {
    return { ...file, text: textInNewCode(file.text, this.file.format, tag) };
  }

  /** The document of a language, with its groups; null: there is none, and no text or no place for one. */
  private documentsByLanguage({ languages }: FileFormat) {
    const groupsOf = textsByLanguage(this.project.groups);
    const withoutAbsent = withoutAbsentKeys(this.documents.map(({ profile }) => profile));
    const { sourceLanguageId = null } = this.options;
    const sources = new Set(
      this.documents.flatMap(({ profile }) => this.idsOf(profile.languages?.filter(isSource))),
    );
    return (languageId: number): (Placed & { groups: readonly ExportGroup[] }) | null => {
      const profile = this.documents.find((document) => document.languageId === languageId)?.profile;
      const groups = groupsOf(languageId, sourceLanguageId, ...this.idsOf(profile?.languages));
      if (profile)
        return {
          ...this.placeOf(profile, languageId),
          groups: withoutAbsent(groups, profile, languageId),
        };
      // The documents of a file of pairs have the source texts.
      const isHeld = languages === 'pair' && (languageId === sourceLanguageId || sources.has(languageId));
      return isHeld || this.isInNames(languageId) ? null : this.newDocument(languageId, groups);
    };
  }

  /** Null, and reported: it would have no text, or there is no place for it. */
  private newDocument(languageId: number, groups: readonly ExportGroup[]) {
    const { validatedOnly, pathOf, onUnwritten, onUnplaced } = this.options;
    const path = pathOf(this.file, languageId);
    const keys = keysWithText(groups, languageId, validatedOnly);
    if (path !== null && keys.length > 0) return { path, profile: null, groups };
    if (path !== null) onUnwritten?.(path, languageId);
    else if (keys.length > 0) onUnplaced?.({ languageId, file: this.file.path, keys });
    return null;
  }

  /** Whether the texts of a language are the names of keys, which other documents have. */
  private isInNames(languageId: number): boolean {
    if (languageId !== this.options.sourceLanguageId || this.documents.length === 0) return false;
    const { languages, groups } = this.project;
    const tag = languages.find(({ id }) => id === languageId)?.tag ?? null;
    const names = groups.flatMap(({ keys }) => keys.map(({ name }) => name));
    return isNamedByTexts(this.file.format, tag, names);
  }

  /** That of the document; where its language has another code by now, that of a new one in its place. */
  private placeOf(profile: FileProfile, languageId: number): Placed {
    const own = this.documents.find((one) => one.profile === profile);
    const path = profile.document?.path ?? this.file.path;
    const renamed = own?.newTag === undefined ? null : this.options.pathOf(this.file, languageId);
    const isFree = this.documents.every((other) => other.profile.document?.path !== renamed);
    return renamed !== null && isFree
      ? { path: renamed, profile: null }
      : { path, profile: own?.imported ?? null };
  }

  /** Of languages of a document: a pair may be translated from another one than the project. */
  private idsOf(inFile: readonly FileLanguage[] = []): number[] {
    const tags = new Set(inFile.map(({ tag }) => tag));
    return this.project.languages.flatMap(({ id, tag = null }) =>
      tag !== null && tags.has(tag) ? [id] : [],
    );
  }

  /** Whether its documents hold several languages. A file of pairs has a document for each. */
  private isShared({ languages }: FileFormat): boolean {
    if (languages !== undefined) return languages === 'all';
    return this.documents.some(({ profile }) => profile.languages !== undefined);
  }

  private filesOf(
    languageIds: readonly number[],
    project: ExportProject,
    platform: WriteOptions['platform'],
  ): ExportFile[] {
    const { sourceLanguageId = null } = this.options;
    return writeProject(project, {
      ...this.options,
      leaveOutEmpty: true,
      platform,
      languageIds,
      prefix: false,
      baseLanguageId: sourceLanguageId,
      profiles: this.profiles,
    });
  }

  /** Of a document in all languages: the path of a file without a place for a code is its own. */
  private sharedDocument(): Placed {
    const profile = this.documents[0]?.imported ?? null;
    return { path: profile?.document?.path ?? this.file.path, profile };
  }

  /** The document goes to its path; what its format cannot hold, to a file beside it. */
  private placed(
    files: readonly ExportFile[],
    languageId: number | null,
    { path, profile }: Placed,
  ): WrittenDocument[] {
    const { path: file, format } = this.file;
    const main = files.find((one) => formatOf(one.path)?.id === format) ?? files[0];
    return files.map((one) => {
      if (one === main) return { ...one, file, languageId, path, profile };
      const beside = { ...one, file, languageId, path: besideOf(path, one.path), profile: null };
      this.besides.push(beside);
      return beside;
    });
  }
}

type Placed = Pick<WrittenDocument, 'path' | 'profile'>;

const isSource = (language: FileLanguage): boolean => language.isSource;

const keysWithText = (groups: readonly ExportGroup[], id: number, validatedOnly: boolean): string[] =>
  groups.flatMap(({ keys }) =>
    keys
      .filter(({ values }) =>
        values.some(
          ({ languageId, name, status }) =>
            languageId === id && name !== '' && (!validatedOnly || status === 'validated'),
        ),
      )
      .map(({ name }) => name),
  );

const besideOf = (path: string, other: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1) + other.slice(other.lastIndexOf('/') + 1);

/** The documents of each file, in the order of the languages. */
function documentsOf(
  profiles: ReadonlyMap<number, ImportProfile>,
  tags: ReadonlyMap<number, string | null>,
): Map<string, Document[]> {
  const named = inNewNames(profiles);
  const all = [...profiles].flatMap(([languageId, { files }]) =>
    files.map((imported, index): Document => {
      const profile = named.get(languageId)?.files[index] ?? imported;
      const tag = tags.get(languageId) ?? null;
      return tag !== null && hasNewCode(profile, tag)
        ? { languageId, profile: withNewCode(profile, tag), imported, newTag: tag }
        : { languageId, profile, imported };
    }),
  );
  return groupedBy(all, ({ profile }) => profile.document?.file);
}

/** Items by what they belong to; those that belong to nothing are left out. */
function groupedBy<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => string | null | undefined,
): Map<string, Item[]> {
  const grouped = new Map<string, Item[]>();
  for (const item of items) {
    const place = placeOf(item);
    if (place === null || place === undefined) continue;
    const known = grouped.get(place);
    if (known) known.push(item);
    else grouped.set(place, [item]);
  }
  return grouped;
}
