import type { PluralMode } from '#core/domain/plural-rules.js';
import { formatFor } from '#core/formats/import/detect-format.js';
import { withKnownForms } from '#core/formats/import/known-forms.js';
import { inOwnGroups } from '#core/formats/import/own-groups.js';
import type { HasKey } from '#core/formats/import/own-groups.js';
import { readFiles } from '#core/formats/import/read-files.js';
import { loadCodecs, loadFits } from '#core/formats/registry/codecs.js';
import { modeLosingLess } from '#core/formats/plurals/plural-loss.js';
import type {
  CatalogueGroup,
  CatalogueKey,
  ImportFile,
  ImportWarning,
  KeepOptions,
  KeptReading,
  PluralLosses,
} from '#core/formats/index.js';

import { kindOf } from './file-kind.js';
import type { FileKind } from './file-kind.js';
import { KeyCounter } from './key-counter.js';

/** The options for reading files: the plural mode of the project and the language of the files. */
export type ReadOptions = Omit<KeepOptions, 'keep' | 'pluralMode'> & {
  /** `strict` by default; null for the mode in which plurals lose less. */
  pluralMode?: PluralMode | null;
  /** The keys of the project by their groups: in files without objects, a name may be that of a group and a key. */
  knownKeys?: readonly KnownKeys[];
  /** Whether to compare what plurals lose in either mode; always if the mode is null. */
  comparesModes?: boolean;
  /** The ids of chosen formats, by file name. */
  formats?: ReadonlyMap<string, string>;
};

export interface KnownKeys {
  readonly group: string;
  readonly keys: readonly string[];
}

/** One of the languages of a file with several. */
export interface LanguageOfFile extends Omit<KeptReading['languages'][number], 'groups'> {
  groups: CatalogueGroup[];
}

/** The content of the files of an import, with their profile. */
export interface FilesReading extends Omit<KeptReading, 'groups' | 'languages' | 'profile'> {
  kinds: FileKind[];
  /** Over all languages. */
  counts: { keys: number; plurals: number };
  /** For a file with several languages, the groups of its source language. */
  groups: CatalogueGroup[];
  /** The languages of a file with several; otherwise empty. */
  languages: LanguageOfFile[];
  /** The mode in which they were read. */
  pluralMode: PluralMode;
  /** What plurals lose in either mode; null unless compared. */
  losses: PluralLosses | null;
  /** An `ImportProfile` as JSON, up to several MB: a string passes between threads faster than an object. */
  profile: string;
}

/** The request to the worker. */
export interface ReadingJob {
  files: ImportFile[];
  options: ReadOptions;
}

/** A part of the response. Keys follow the language they belong to, if there are several. */
export type Part =
  | { language: Omit<LanguageOfFile, 'groups'> }
  | { group: string; keys: CatalogueKey[] }
  | { warnings: ImportWarning[] };

/**
 * The responses: the start of reading, parts, then the result. A failure is a bug, never caused by the files; without a
 * connection, the readers cannot be loaded.
 */
export type Answer =
  | { begun: true }
  | Part
  | { done: Omit<FilesReading, keyof Parts> }
  | { failed: string }
  | { notLoaded: true };

/** The result that is sent in parts. */
export type Parts = Pick<FilesReading, 'groups' | 'languages' | 'warnings'>;

/** Number of keys or warnings per part: taking over a large file at once would block the page. */
const PART_SIZE = 1_000;

/** Runs a job with the readers of its formats only; in the worker and in tests. */
export async function* runReadingJob({ files, options }: ReadingJob): AsyncGenerator<Answer> {
  try {
    if (!(await areLoaded(files))) {
      yield { notLoaded: true };
      return;
    }
    yield { begun: true };
    const { reading, mode, losses } = readInMode(files, options);
    const { profile, groups, languages, warnings, ...done } = reading;
    const { tag = null } = options;
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
    const kinds = files.map(kindOf);
    yield { done: { ...done, counts, kinds, pluralMode: mode, losses, profile: JSON.stringify(profile) } };
  } catch (error) {
    yield { failed: String(error) };
  }
}

interface ReadInMode {
  reading: KeptReading;
  mode: PluralMode;
  losses: PluralLosses | null;
}

/** Reads files in the requested mode, and in the other mode if the two are compared. */
function readInMode(
  files: readonly ImportFile[],
  { pluralMode = 'strict', comparesModes = false, knownKeys = [], ...options }: ReadOptions,
): ReadInMode {
  const known = new Map(knownKeys.map(({ group, keys }) => [group, new Set(keys)]));
  const has: HasKey = (group, key) => known.get(group.name)?.has(key) ?? false;
  const read = (mode: PluralMode): KeptReading =>
    inOwnGroups(readFiles(files, { ...options, pluralMode: mode, keep: true }), has);
  if (pluralMode !== null && !comparesModes) {
    return { reading: read(pluralMode), mode: pluralMode, losses: null };
  }
  const readings = { strict: read('strict'), cldr: read('cldr') };
  const losses = { strict: readings.strict.lost, cldr: readings.cldr.lost };
  const mode = pluralMode ?? modeLosingLess(losses);
  return { reading: readings[mode], mode, losses };
}

function* keysOf(groups: readonly CatalogueGroup[]): Generator<Part> {
  for (const { name, keys } of groups) {
    for (const part of partsOf(keys)) yield { group: name, keys: part };
  }
}

function* partsOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += PART_SIZE) yield list.slice(start, start + PART_SIZE);
}

/** Loads what recognises the files, then their readers. */
const areLoaded = (files: readonly ImportFile[]): Promise<boolean> =>
  loadFits()
    .then(() => loadCodecs(files.flatMap((file) => formatFor(file) ?? [])))
    .then(
      () => true,
      () => false,
    );
