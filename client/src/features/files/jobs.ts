import { readFiles } from '#core/formats/index.js';
import type { ImportFile, ReadOptions, Reading } from '#core/formats/index.js';

export type { ReadOptions };

/** What the worker is asked. */
export interface Job {
  files: ImportFile[];
  options: ReadOptions;
}

/** What it answers; a failure is a fault of the program, never of the files. */
export type Answer = { done: Reading } | { failed: string };

/** Runs a job; the same in the worker and in tests. */
export function runJob({ files, options }: Job): Answer {
  try {
    return { done: readFiles(files, options) };
  } catch (error) {
    return { failed: String(error) };
  }
}
