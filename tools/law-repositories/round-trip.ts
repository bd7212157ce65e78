import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { fileBytes } from '../../core/formats/index.ts';
import type { ImportCounts } from '../../core/formats/index.ts';
import { ImportedProject } from '../../core/formats/profile/testing-imports.ts';
import { sumOfLosses } from '../../core/formats/plurals/plural-loss.ts';
import type { PluralLoss } from '../../core/formats/plurals/plural-loss.ts';
import { contentOf } from '../../core/repository/content/content-of.ts';
import { newPaths } from '../../core/repository/content/new-paths.ts';
import type { DocumentToRead } from '../../core/repository/content/read-document.ts';
import { readFileDocuments } from '../../core/repository/content/read-file.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';
import { writeRepository } from '../../core/repository/content/write-repository.ts';
import { runSteps } from '../../core/steps.ts';
import type { Content } from './edited-content.ts';
import type { FileToRead, Repository } from './repository.ts';

/** A repository that was imported and exported again, nothing done in between: the expensive part of each law. */
export interface ThereAndBack {
  readonly repository: Repository;
  readonly content: Content;
  readonly written: Repository;
}

/** Documents by their paths. */
export type Documents = ReadonlyMap<string, Uint8Array>;

/** A repository in a project. */
export interface Imported {
  readonly project: ImportedProject;
  readonly readings: readonly DocumentReading[];
  readonly loss: PluralLoss;
}

/** Reads the documents of a repository together, those of the base language first in each file. */
export const readingsOf = ({ files }: Repository, pluralMode: PluralMode): DocumentReading[] =>
  files.flatMap(({ toRead }) => runSteps(readFileDocuments(toRead, { pluralMode })));

/** Imports the documents of a repository in one act. */
export function imported(
  repository: Repository,
  mode: PluralMode,
  project = new ImportedProject(mode),
): Imported {
  const readings = readingsOf(repository, mode);
  project.takeAll(contentOf(readings, repository.base));
  return { project, readings, loss: sumOfLosses(readings.map(({ lost }) => lost)) };
}

/** What a further import of documents would do. */
export const planned = (
  readings: readonly DocumentReading[],
  base: string,
  project: ImportedProject,
): ImportCounts => project.planned(contentOf(readings, base));

/** Imports them language by language, one after the other. */
export function importedByLanguage(
  repository: Repository,
  mode: PluralMode,
  order: (tags: readonly (string | null)[]) => readonly (string | null)[],
): Imported {
  const project = new ImportedProject(mode);
  const tags = repository.files.flatMap(({ toRead }) => toRead.map(({ language }) => language));
  const parts = order([...new Set(tags)]).map((tag) => {
    const files = repository.files.map((file) => ({
      ...file,
      toRead: file.toRead.filter(({ language }) => language === tag),
    }));
    return imported({ ...repository, files }, mode, project);
  });
  return {
    project,
    readings: parts.flatMap(({ readings }) => readings),
    loss: sumOfLosses(parts.map(({ loss }) => loss)),
  };
}

/** What an export takes of a project. */
export const contentOfProject = (project: ImportedProject): Content => ({
  details: project.details(),
  profiles: project.profilesById(),
});

/** The repository that a project is exported to. A file of which no document could be read is none of the project. */
export function exported(
  repository: Repository,
  { details, profiles }: Content,
  mode: PluralMode,
): Repository {
  const documents = [...profiles.values()].flatMap(({ files }) => files.map(({ document }) => document));
  const kept = new Set(documents.map((document) => document?.file));
  const files = repository.files.filter(({ template }) => kept.has(template));
  const baseId = details.languages.find(({ tag }) => tag === repository.base)?.id ?? null;
  const written = writeRepository(
    details,
    files.map(({ template, format }) => ({ path: template, format })),
    {
      languageIds: details.languages.map(({ id }) => id),
      validatedOnly: false,
      pluralMode: mode,
      sourceLanguageId: baseId,
      profiles,
      pathOf: newPaths(details, profiles, baseId),
    },
  );
  const tags = new Map(details.languages.map(({ id, tag = null }) => [id, tag]));
  const toRead = runSteps(written).map((document): DocumentToRead => {
    const { path, file, languageId } = document;
    return { path, file, language: tags.get(languageId ?? 0) ?? null, bytes: fileBytes(document) };
  });
  return { ...repository, files: files.map((file) => inFile(file, toRead, repository.base)) };
}

/** The documents of a file, that of the base language first. */
function inFile(file: FileToRead, documents: readonly DocumentToRead[], base: string): FileToRead {
  const own = documents.filter((document) => document.file === file.template);
  const toRead = own.sort((one, other) => Number(other.language === base) - Number(one.language === base));
  return { ...file, toRead: toRead.map((document) => ({ ...document, format: file.format })) };
}

/** The documents of a repository by their paths, without those that are left out. */
export const documentsOf = ({ files }: Repository, leftOut: ReadonlySet<string> = new Set()): Documents =>
  new Map(
    files.flatMap(({ toRead }) =>
      toRead.flatMap(({ path, bytes }): [string, Uint8Array][] => (leftOut.has(path) ? [] : [[path, bytes]])),
    ),
  );

/** The documents that could not be read: they stay on the disk as they are. */
export const unreadOf = (readings: readonly DocumentReading[]): Set<string> =>
  new Set(readings.flatMap(({ path, error }) => (error === null ? [] : [path])));
