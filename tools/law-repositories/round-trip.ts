import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { fileBytes } from '../../core/formats/index.ts';
import { ImportedProject } from '../../core/formats/profile/testing-imports.ts';
import { sumOfLosses } from '../../core/formats/plurals/plural-loss.ts';
import type { PluralLoss } from '../../core/formats/plurals/plural-loss.ts';
import { contentOf } from '../../core/repository/content/content-of.ts';
import { newPaths } from '../../core/repository/content/new-paths.ts';
import { readFileDocuments } from '../../core/repository/content/read-file.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';
import { writeRepository } from '../../core/repository/content/write-repository.ts';
import { runSteps } from '../../core/steps.ts';
import type { Repository } from './repository.ts';

/** Documents by their paths. */
export type Documents = ReadonlyMap<string, Uint8Array>;

/** A repository in a project. */
export interface Imported {
  readonly project: ImportedProject;
  readonly readings: readonly DocumentReading[];
  readonly loss: PluralLoss;
}

/** Imports the documents of a repository together, those of the base language first in each file. */
export function imported(
  { base, files }: Repository,
  mode: PluralMode,
  project = new ImportedProject(mode),
): Imported {
  const readings = files.flatMap(({ toRead }) => runSteps(readFileDocuments(toRead, { pluralMode: mode })));
  project.takeAll(contentOf(readings, base));
  return { project, readings, loss: sumOfLosses(readings.map(({ lost }) => lost)) };
}

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

/** The documents of a project, at their paths. A file of which no document could be read is none of the project. */
export function exported(repository: Repository, project: ImportedProject, mode: PluralMode): Documents {
  const { base } = repository;
  const details = project.details();
  const profiles = project.profilesById();
  const kept = new Set(
    [...profiles.values()].flatMap((one) => one.files.map(({ document }) => document?.file)),
  );
  const files = repository.files.filter(({ template }) => kept.has(template));
  const baseId = details.languages.find(({ tag }) => tag === base)?.id ?? null;
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
  return new Map(runSteps(written).map((file) => [file.path, fileBytes(file)]));
}

/** The documents as they are on the disk; those that could not be read stay there as they are. */
export function onDisk({ files }: Repository, readings: readonly DocumentReading[]): Documents {
  const read = new Set(readings.flatMap(({ path, error }) => (error === null ? [path] : [])));
  const documents = files.flatMap(({ toRead }) => toRead.filter(({ path }) => read.has(path)));
  return new Map(documents.map(({ path, bytes }) => [path, bytes]));
}
