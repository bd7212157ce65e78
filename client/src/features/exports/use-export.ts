import { useCallback, useEffect, useRef, useState } from 'react';

import type { ExportOptions } from '#core/formats/index.js';

import type { ExportAnswer, ExportRequest, LanguageProfile, Written } from './export-writer.js';
import type { WrittenProject } from './lacking.js';

export interface Export {
  /** The files of the options as they were last written; null before the first. */
  written: Written | null;
  /** The options have changed since, or the profiles are not there yet. */
  isWriting: boolean;
  hasFailed: boolean;
  /** Saves the files on the user's device: one as itself, several as an archive. */
  download: (projectName: string) => void;
}

/**
 * Writes a project's files in a worker, for as long as the dialog is open.
 *
 * @param profiles what the files were that are written as they were; null until that is known
 */
export function useExport(
  project: WrittenProject,
  options: ExportOptions,
  profiles: readonly LanguageProfile[] | null,
): Export {
  const worker = useRef<Worker | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const [run, setRun] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const own = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'written') setWritten(data);
      else save(data.name, data.bytes);
    };
    own.onerror = () => setFailed(true);
    own.postMessage({ kind: 'project', project } satisfies ExportRequest);
    worker.current = own;
    return () => own.terminate();
  }, [project]);

  useEffect(() => {
    if (profiles) worker.current?.postMessage({ kind: 'profiles', profiles } satisfies ExportRequest);
  }, [profiles, project]);

  const asked = JSON.stringify(options);
  const runs = useRef(0);
  useEffect(() => {
    if (!profiles) return;
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
  return { written, isWriting: profiles === null || written?.run !== run, hasFailed, download };
}

function save(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click: it is given time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
