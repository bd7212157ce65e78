import { readFiles, writeProject } from '#core/formats/index.js';
import type {
  ExportFile,
  ExportOptions,
  ExportProject,
  ImportFile,
  ReadOptions,
  Reading,
} from '#core/formats/index.js';

export type { ReadOptions };

/** What the worker is asked, and what it answers to each. */
export interface Jobs {
  read: { job: { files: ImportFile[]; options: ReadOptions }; result: Reading };
  write: { job: { project: ExportProject; options: ExportOptions }; result: ExportFile[] };
}

export type Job = { [Kind in keyof Jobs]: { kind: Kind } & Jobs[Kind]['job'] }[keyof Jobs];

/** A failure is a fault of the program, never of the files. */
export type Answer = { done: Jobs[keyof Jobs]['result'] } | { failed: string };

/** Runs a job; the same in the worker and in tests. */
export function runJob(job: Job): Answer {
  try {
    return {
      done: job.kind === 'read' ? readFiles(job.files, job.options) : writeProject(job.project, job.options),
    };
  } catch (error) {
    return { failed: String(error) };
  }
}
