import { useCallback, useEffect, useRef, useState } from 'react';

import type { ExportOptions } from '#core/formats/index.js';

import { saveFile } from '../../lib/save-file.js';
import type { ExportAnswer, ExportRequest, LanguageProfile, Written } from './export-writer.js';
import type { WrittenProject } from './lacking.js';
import { startExportWorker } from './prepare-export.js';

export interface Export {
  /** The last written files; null before the first. */
  written: Written | null;
  /** Whether the options or the profiles have changed since. */
  isWriting: boolean;
  hasFailed: boolean;
  /** Downloads the files: a single file as it is, several as an archive. */
  download: (projectName: string) => void;
}

/**
 * Writes the files of a project in a worker while the dialog is open.
 *
 * @param profiles the profiles of the files to write as they were
 */
export function useExport(
  project: WrittenProject,
  options: ExportOptions,
  profiles: readonly LanguageProfile[],
): Export {
  const worker = useRef<Worker | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const [run, setRun] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const own = startExportWorker();
    own.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'written') setWritten(data);
      else if (data.kind === 'ready') saveFile(data.name, data.bytes);
    };
    own.onerror = () => setFailed(true);
    own.postMessage({ kind: 'project', project } satisfies ExportRequest);
    worker.current = own;
    return () => own.terminate();
  }, [project]);

  useEffect(() => {
    worker.current?.postMessage({ kind: 'profiles', profiles } satisfies ExportRequest);
  }, [profiles, project]);

  const asked = JSON.stringify(options);
  const runs = useRef(0);
  useEffect(() => {
    runs.current += 1;
    setRun(runs.current);
    const request: ExportRequest = {
      kind: 'write',
      run: runs.current,
      options: JSON.parse(asked) as ExportOptions,
    };
    worker.current?.postMessage(request);
  }, [asked, profiles, project]);

  const download = useCallback((projectName: string) => {
    worker.current?.postMessage({ kind: 'download', projectName, now: new Date() } satisfies ExportRequest);
  }, []);
  return { written, isWriting: written?.run !== run, hasFailed, download };
}
