import type { ImportFile } from '#core/formats/index.js';

import { FileProblem } from './file-problem.js';
import type { Answer, FilesReading, Part, Parts, ReadingJob, ReadOptions } from './jobs.js';

/** The error if the code of a reader cannot be loaded. */
export const NOT_LOADED = 'imports.not_loaded';

/** Much longer than the largest file takes once its reader is loaded: the worker has failed and is terminated. */
const READ_TIMEOUT_MS = 10_000;

/** Larger files are not opened. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Reads the files of one import in a worker.
 * @throws FileProblem if a file is too large or unreadable, if its reader cannot be loaded, after 10 s, or at `signal`
 */
export async function readInWorker(
  files: File[],
  options: ReadOptions = {},
  signal?: AbortSignal,
): Promise<FilesReading> {
  const { formats, ...reading } = options;
  const opened = await Promise.all(files.map((file) => open(file, formats?.get(file.name))));
  return runInWorker({ files: opened, options: reading }, signal);
}

async function open(file: File, format: string | undefined): Promise<ImportFile> {
  if (file.size > MAX_FILE_BYTES)
    throw new FileProblem('imports.too_large', { file: file.name, size: '10 MB' });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, bytes, ...(format !== undefined && { format }) };
  } catch {
    throw new FileProblem('imports.unreadable', { file: file.name });
  }
}

/** One worker per job: a job is stopped by terminating it. */
async function runInWorker(job: ReadingJob, signal = new AbortController().signal): Promise<FilesReading> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      const stop = (): void => reject(new FileProblem('imports.stopped'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      const giveUp = (): void => reject(new FileProblem('imports.too_slow'));
      const parts = new PartsReader();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('begun' in data)
          AbortSignal.timeout(READ_TIMEOUT_MS).addEventListener('abort', giveUp, { once: true });
        else if ('done' in data) resolve({ ...data.done, ...parts.content });
        else if ('notLoaded' in data) reject(new FileProblem(NOT_LOADED));
        else if ('failed' in data) reject(new Error(data.failed));
        else parts.add(data);
      };
      // Errors of reading are responses: this is an error of the script itself.
      worker.onerror = () => reject(new FileProblem(NOT_LOADED));
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

/** Combines the parts of the response, which arrive in the order of the files. */
class PartsReader {
  readonly content: Parts = { groups: [], languages: [], warnings: [] };
  /** The groups that receive keys: of the latest language, if there is one. */
  private groups = this.content.groups;

  add(part: Part): void {
    if ('warnings' in part) this.content.warnings.push(...part.warnings);
    else if ('language' in part) this.begin(part.language);
    else if (this.groups.at(-1)?.name === part.group) this.groups.at(-1)?.keys.push(...part.keys);
    else this.groups.push({ name: part.group, keys: part.keys });
  }

  private begin(language: Extract<Part, { language: unknown }>['language']): void {
    this.groups = [];
    this.content.languages.push({ ...language, groups: this.groups });
    if (language.isSource || this.content.languages.length === 1) this.content.groups = this.groups;
  }
}
