import { readFiles } from '#core/formats/index.js';
import type {
  CatalogueGroup,
  CatalogueKey,
  ImportFile,
  ImportWarning,
  KeepOptions,
  KeptReading,
} from '#core/formats/index.js';

import { withKnownForms } from './known-forms.js';

/** How files are read: as the project keeps plurals, and in their language. */
export type ReadOptions = Omit<KeepOptions, 'keep'>;

/** What the files of an import hold, and what they were. */
export interface FilesReading extends Omit<KeptReading, 'groups' | 'profile'> {
  groups: CatalogueGroup[];
  /** An `ImportProfile` as JSON: it may have several MB, and a string is handed from thread to thread at once. */
  profile: string;
}

/** What the worker is asked. */
export interface ReadingJob {
  files: ImportFile[];
  options: ReadOptions;
}

/** A part of what it answers. */
export type Part = { group: string; keys: CatalogueKey[] } | { warnings: ImportWarning[] };

/** What it answers: parts, then how it ended. A failure is a fault of the program, never of the files. */
export type Answer = Part | { done: Omit<FilesReading, keyof Parts> } | { failed: string };

/** What is answered in parts. */
export type Parts = Pick<FilesReading, 'groups' | 'warnings'>;

/** Keys or reports in one part: a page that takes a large file over in one piece is blocked meanwhile. */
const PART_SIZE = 1_000;

/** Runs a job; the same in the worker and in tests. */
export function* runReadingJob({ files, options }: ReadingJob): Generator<Answer> {
  try {
    const {
      profile,
      groups: read,
      warnings: reports,
      ...done
    } = readFiles(files, { ...options, keep: true });
    const { pluralMode: mode = 'strict', tag = null } = options;
    const all = { groups: read, warnings: reports };
    const { groups, warnings } = mode === 'strict' ? all : withKnownForms(all, { mode, tag });
    for (const { name, keys } of groups) {
      for (const part of partsOf(keys)) yield { group: name, keys: part };
    }
    for (const part of partsOf(warnings)) yield { warnings: part };
    yield { done: { ...done, profile: JSON.stringify(profile) } };
  } catch (error) {
    yield { failed: String(error) };
  }
}

function* partsOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += PART_SIZE) yield list.slice(start, start + PART_SIZE);
}
