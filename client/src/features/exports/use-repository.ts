import { useCallback, useEffect, useRef, useState } from 'react';

import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';

import { saveFile } from '../../lib/save-file.js';
import type { ExportAnswer, ExportRequest, LanguageProfile } from './export-writer.js';
import { startExportWorker } from './prepare-export.js';
import type { Difference } from './repository/difference.js';
import type { RepositoryDocument, RepositoryProject } from './repository/repository-writer.js';

export interface Repository {
  /** The documents with their changes; null before they are known. */
  documents: readonly RepositoryDocument[] | null;
  /** What the documents have no place for. */
  unheld: readonly UnheldTexts[];
  hasFailed: boolean;
  /** Compares a document with what it was; `isWhole`: also of a long one, all lines. */
  read: (path: string, isWhole: boolean) => Promise<Difference>;
  download: (paths: readonly string[], projectName: string) => void;
}

const NOTHING_WRITTEN: Pick<Repository, 'documents' | 'unheld'> = { documents: null, unheld: [] };

/**
 * Writes the documents of a repository in a worker while the dialog is open.
 *
 * @param profiles what the documents of the languages were; null: not known yet
 * @param lacking the languages with documents that could not be loaded
 */
export function useRepository(
  project: RepositoryProject,
  validatedOnly: boolean,
  profiles: readonly LanguageProfile[] | null,
  lacking: readonly number[],
): Repository {
  const worker = useRef<Worker | null>(null);
  const [written, setWritten] = useState(NOTHING_WRITTEN);
  const [hasFailed, setFailed] = useState(false);
  const answers = useRef(new Map<number, (difference: Difference) => void>());
  const runs = useRef(0);
  const post = useCallback((request: ExportRequest) => worker.current?.postMessage(request), []);

  useEffect(() => {
    const own = startExportWorker();
    own.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'repository') setWritten({ documents: data.documents, unheld: data.unheld });
      else if (data.kind === 'ready') saveFile(data.name, data.bytes);
      else if (data.kind === 'difference') {
        answers.current.get(data.run)?.(data.difference);
        answers.current.delete(data.run);
      }
    };
    own.onerror = () => setFailed(true);
    own.postMessage({ kind: 'project', project } satisfies ExportRequest);
    worker.current = own;
    return () => own.terminate();
  }, [project]);

  const without = lacking.join();
  useEffect(() => {
    if (!profiles) return;
    post({ kind: 'profiles', profiles });
    const ids = without === '' ? [] : without.split(',').map(Number);
    post({ kind: 'repository', validatedOnly, lacking: ids });
  }, [post, profiles, project, validatedOnly, without]);

  const read = useCallback(
    (path: string, isWhole: boolean) =>
      new Promise<Difference>((resolve) => {
        runs.current += 1;
        answers.current.set(runs.current, resolve);
        post({ kind: 'difference', run: runs.current, path, isWhole });
      }),
    [post],
  );
  const download = useCallback(
    (paths: readonly string[], projectName: string) =>
      post({ kind: 'repository-download', paths, projectName, now: new Date() }),
    [post],
  );
  return { ...written, hasFailed, read, download };
}
