import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { filesOf } from '../../../project/files/project-files.js';
import type { KeyLine, KeyLinesService, KeyPlace } from './key-lines-service.js';

const NONE: readonly KeyLine[] = [];

/** Where the documents of a repository have a key, as they were imported last; empty until it is known. */
export function useKeyLines(
  projectId: number,
  { file, keyId }: KeyPlace,
  tags: ReadonlyMap<number, string | null>,
): readonly KeyLine[] {
  const [files] = useState(() => filesOf(projectId));
  const { languages } = useSyncExternalStore(files.subscribe, files.current);
  const [service, setService] = useState<Remote<KeyLinesService> | null>(null);
  const [lines, setLines] = useState(NONE);
  useEffect(() => {
    const worker = new Worker(new URL('./key-lines-worker.ts', import.meta.url), { type: 'module' });
    setService(() => wrap<KeyLinesService>(worker));
    return () => worker.terminate();
  }, []);
  useEffect(() => void files.read(), [files]);
  useEffect(() => void service?.load(languages), [service, languages]);
  useEffect(() => {
    let isCurrent = true;
    service?.linesOf({ file, keyId }, tags).then(
      (found) => isCurrent && setLines(found),
      () => isCurrent && setLines(NONE),
    );
    return () => void (isCurrent = false);
  }, [service, languages, file, keyId, tags]);
  return lines;
}
