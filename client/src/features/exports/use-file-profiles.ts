import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { FileProfileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { Platform } from '#core/formats/index.js';

import { filesOf } from '../../project/files/project-files.js';
import type { KnownFiles } from '../../project/files/project-files.js';
import type { ExportChoices } from './export-choice.js';
import type { LanguageProfile } from './export-writer.js';
import { hasFilesOf, usualPlatform } from './kept-platform.js';

export interface FileProfiles {
  /** Whether a language has files of the platform, so that all files can be written like them. */
  isOffered: boolean;
  /** Whether no file of the platform was imported, so that texts may have placeholders of other platforms. */
  isForeign: boolean;
  /** The loaded profiles of the files to write as they were; other files are written new. */
  profiles: readonly LanguageProfile[];
  /** Whether files are written new because their profiles are not loaded yet. */
  isLacking: boolean;
  isReading: boolean;
  retry: () => void;
}

const NONE: readonly LanguageProfile[] = [];

/** The profiles of the imported files of a project. Checks for newer ones while the dialog is open. */
export function useKnownFiles(projectId: number): KnownFiles & { read: () => void } {
  const [files] = useState(() => filesOf(projectId));
  const known = useSyncExternalStore(files.subscribe, files.current);
  useEffect(() => void files.read(), [files]);
  return { ...known, read: () => void files.read() };
}

/** Maximum time to wait for the platform of the imported files. */
const ANSWER_TIMEOUT_MS = 1_000;

/**
 * The platform to export for: the chosen one, else that of the imported files once it is known. Null until then;
 * afterwards it only changes by a choice of the user.
 */
export function useUsualPlatform(projectId: number, chosen: Platform | null): Platform | null {
  const [usual, setUsual] = useState<Platform | null>(null);
  useEffect(() => {
    const files = filesOf(projectId);
    const decide = (): void =>
      setUsual((before) => before ?? usualPlatform(files.current().files ?? []) ?? 'web');
    const timer = setTimeout(decide, ANSWER_TIMEOUT_MS);
    void files.read().then(decide);
    return () => clearTimeout(timer);
  }, [projectId]);
  return chosen ?? usual;
}

/** The profiles of the files of the chosen languages. */
export function useFileProfiles(
  { files, languages: known, hasFailed, isReading, read }: ReturnType<typeof useKnownFiles>,
  { languages }: Pick<ProjectDetails, 'languages'>,
  { languageIds, platform, asImported }: Pick<ExportChoices, 'languageIds' | 'platform' | 'asImported'>,
): FileProfiles {
  const ids = languagesToRead(languages, languageIds, (id) =>
    hasFilesOf(platform, files?.filter(({ languageId }) => languageId === id) ?? []),
  );
  const asked = asImported ? ids.join() : '';
  const profiles = useMemo(
    () =>
      asked === '' ? NONE : known.filter(({ languageId }) => asked.split(',').includes(`${languageId}`)),
    [known, asked],
  );
  const isUnknown = files === null && (isReading || hasFailed);
  return {
    isOffered: ids.length > 0,
    isForeign: isForeignTo(platform, files),
    profiles,
    isLacking: asImported && (isUnknown || profiles.length < ids.length),
    isReading,
    retry: read,
  };
}

const isForeignTo = (platform: Platform, files: readonly FileProfileView[] | null): boolean =>
  files !== null && !hasFilesOf(platform, files);

/**
 * The chosen languages with files; and the first one of the project if one has none, because its files are written like
 * those.
 */
function languagesToRead(
  languages: readonly { id: number }[],
  chosen: readonly number[],
  hasFiles: (id: number) => boolean,
): number[] {
  const having = languages.map(({ id }) => id).filter(hasFiles);
  const isTaken = chosen.some((id) => !having.includes(id));
  return having.filter((id, index) => chosen.includes(id) || (isTaken && index === 0));
}
