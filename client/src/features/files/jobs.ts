import { readFiles } from '#core/formats/index.js';
import type { CatalogueKey, ImportFile, ImportWarning, ReadOptions, Reading } from '#core/formats/index.js';

export type { ReadOptions };

/** What the worker is asked. */
export interface ReadingJob {
  files: ImportFile[];
  options: ReadOptions;
}

/** A part of what it answers. */
export type Part = { group: string; keys: CatalogueKey[] } | { warnings: ImportWarning[] };

/** What it answers: parts, then how it ended. A failure is a fault of the program, never of the files. */
export type Answer = Part | { done: Pick<Reading, 'status' | 'error'> } | { failed: string };

/** Keys or reports in one part: a page that takes a large file over in one piece is blocked meanwhile. */
const PART_SIZE = 1_000;

/** Runs a job; the same in the worker and in tests. */
export function* runReadingJob({ files, options }: ReadingJob): Generator<Answer> {
  try {
    const { groups, warnings, status, error } = readFiles(files, options);
    for (const { name, keys } of groups) {
      for (const part of partsOf(keys)) yield { group: name, keys: part };
    }
    for (const part of partsOf(warnings)) yield { warnings: part };
    yield { done: { status, error } };
  } catch (error) {
    yield { failed: String(error) };
  }
}

function* partsOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += PART_SIZE) yield list.slice(start, start + PART_SIZE);
}
