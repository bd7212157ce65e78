import { proxy, wrap } from 'comlink';
import type { Remote } from 'comlink';

import type { FilesSource, RepositorySource } from '../source/repository-source.js';
import type { Opened, OpenedSource, RepositoryService } from './repository-service.js';
import type { ReadingChoices } from './repository-view.js';

export interface StartedRepository {
  /** The first reading of the repository. */
  opened: Promise<Opened>;
  service: Remote<RepositoryService>;
  /** What has been asked is never answered. */
  stop: () => void;
}

const NO_FILE = (): Promise<File> => Promise.reject(new Error('No files'));

/** Starts a worker that reads a repository. */
export function startRepository(
  source: RepositorySource,
  onRead: (documents: number) => void,
  choices: ReadingChoices,
): StartedRepository {
  const worker = new Worker(new URL('./repository-worker.ts', import.meta.url), { type: 'module' });
  const service = wrap<RepositoryService>(worker);
  const [opened, fileOf]: [OpenedSource, FilesSource['fileOf']] =
    source.kind === 'zip'
      ? [{ zip: source.file }, NO_FILE]
      : [{ entries: source.entries, name: source.kind === 'files' ? null : source.name }, source.fileOf];
  const failed = new Promise<never>((_, reject) => {
    // Errors of reading are answers: this is one of the script itself.
    worker.onerror = () => reject(new Error('The worker could not be loaded'));
  });
  const answer: Promise<Opened> = service.open(opened, proxy(fileOf), proxy(onRead), choices);
  return { opened: Promise.race([answer, failed]), service, stop: () => worker.terminate() };
}
