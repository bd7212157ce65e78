import { formatFor } from '#core/formats/import/detect-format.js';
import { readFiles } from '#core/formats/import/read-files.js';
import { loadCodecs } from '#core/formats/load-codecs.js';
import type {
  CatalogueGroup,
  CatalogueKey,
  ImportFile,
  ImportWarning,
  KeepOptions,
  KeptReading,
} from '#core/formats/index.js';

import { kindOf } from './file-kind.js';
import type { FileKind } from './file-kind.js';
import { KeyCounter } from './key-counter.js';
import { withKnownForms } from './known-forms.js';

/** How files are read: as the project keeps plurals, and in their language. */
export type ReadOptions = Omit<KeepOptions, 'keep'> & {
  /** The ids of the formats that were chosen, by the names of files. */
  formats?: ReadonlyMap<string, string>;
};

/** One of the languages of a file that holds several. */
export interface LanguageOfFile extends Omit<KeptReading['languages'][number], 'groups'> {
  groups: CatalogueGroup[];
}

/** What the files of an import hold, and what they were. */
export interface FilesReading extends Omit<KeptReading, 'groups' | 'languages' | 'profile'> {
  kinds: FileKind[];
  /** In any of the languages. */
  counts: { keys: number; plurals: number };
  /** Of a file with several languages: those of its source language. */
  groups: CatalogueGroup[];
  /** Of a file with several languages; otherwise none. */
  languages: LanguageOfFile[];
  /** An `ImportProfile` as JSON: it may have several MB, and a string is handed from thread to thread at once. */
  profile: string;
}

/** What the worker is asked. */
export interface ReadingJob {
  files: ImportFile[];
  options: ReadOptions;
}

/** A part of what it answers: keys come after the language they belong to, where there are several. */
export type Part =
  | { language: Omit<LanguageOfFile, 'groups'> }
  | { group: string; keys: CatalogueKey[] }
  | { warnings: ImportWarning[] };

/**
 * What it answers: parts, then how it ended. A failure is a fault of the program, never of the files; without a connection,
 * the readers are not loaded.
 */
export type Answer =
  Part | { done: Omit<FilesReading, keyof Parts> } | { failed: string } | { notLoaded: true };

/** What is answered in parts. */
export type Parts = Pick<FilesReading, 'groups' | 'languages' | 'warnings'>;

/** Keys or reports in one part: a page that takes a large file over in one piece is blocked meanwhile. */
const PART_SIZE = 1_000;

/** Runs a job, with the readers of its formats alone; the same in the worker and in tests. */
export async function* runReadingJob({ files, options }: ReadingJob): AsyncGenerator<Answer> {
  try {
    if (!(await areLoaded(files))) {
      yield { notLoaded: true };
      return;
    }
    const { profile, groups, languages, warnings, ...done } = readFiles(files, { ...options, keep: true });
    const { pluralMode: mode = 'strict', tag = null } = options;
    const foreign: ImportWarning[] = [];
    const counter = new KeyCounter();
    const ofOne = languages.length === 0 ? [{ groups, tag, language: null }] : [];
    const ofSeveral = languages.map(({ groups: own, ...language }) => ({
      groups: own,
      tag: language.tag,
      language,
    }));
    for (const { groups: own, tag: inLanguage, language } of [...ofOne, ...ofSeveral]) {
      if (language) yield { language };
      const read = { groups: own, warnings: [] };
      const content = mode === 'strict' ? read : withKnownForms(read, { mode, tag: inLanguage });
      foreign.push(...content.warnings);
      counter.add(content.groups);
      yield* keysOf(content.groups);
    }
    for (const part of partsOf([...warnings, ...foreign])) yield { warnings: part };
    const { counts } = counter;
    yield { done: { ...done, counts, kinds: files.map(kindOf), profile: JSON.stringify(profile) } };
  } catch (error) {
    yield { failed: String(error) };
  }
}

function* keysOf(groups: readonly CatalogueGroup[]): Generator<Part> {
  for (const { name, keys } of groups) {
    for (const part of partsOf(keys)) yield { group: name, keys: part };
  }
}

function* partsOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += PART_SIZE) yield list.slice(start, start + PART_SIZE);
}

/** Loads the readers of the files. */
const areLoaded = (files: readonly ImportFile[]): Promise<boolean> =>
  loadCodecs(files.flatMap((file) => formatFor(file) ?? [])).then(
    () => true,
    () => false,
  );
