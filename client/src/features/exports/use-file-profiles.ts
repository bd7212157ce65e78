import { useState } from 'react';
import useSWR from 'swr/immutable';

import type { FileProfileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { Platform } from '#core/formats/index.js';

import { http } from '../../lib/http/http.js';
import type { ExportChoices } from './export-choice.js';
import type { LanguageProfile } from './export-writer.js';
import { hasFilesOf, usualPlatform } from './kept-platform.js';

export interface FileProfiles {
  /** Whether a language has files of the platform, or may have some, so that all can be written like them. */
  isOffered: boolean;
  /** Whether no file of the platform was imported, so that the texts are those of other platforms, if of any. */
  isForeign: boolean;
  /** Of the files to be written as they were; null until they are read. */
  profiles: readonly LanguageProfile[] | null;
  /** Why they could not be read; undefined if they could, or are not asked for. */
  error: unknown;
  isReading: boolean;
  retry: () => void;
}

const NONE: readonly LanguageProfile[] = [];
const NOT_ASKED = { profiles: NONE, error: undefined, isReading: false, retry: () => undefined };

const useFileList = (projectId: number) =>
  useSWR<FileProfileView[], unknown>(routes.listFileProfiles(projectId));

/**
 * What a project is exported for before anybody has chosen that: for the platform of the files that were imported. Null as
 * long as it is not known.
 */
export function useUsualPlatform(projectId: number): Platform | null {
  const { data, error } = useFileList(projectId);
  if (data === undefined && error === undefined) return null;
  return usualPlatform(data ?? []) ?? 'web';
}

/** What the files of the chosen languages were, read once per language while the dialog is open. */
export function useFileProfiles(
  { id: projectId, languages }: Pick<ProjectDetails, 'id' | 'languages'>,
  { languageIds, platform, asImported }: Pick<ExportChoices, 'languageIds' | 'platform' | 'asImported'>,
): FileProfiles {
  const [reader] = useState(() => new ProfileReader(projectId));
  const path = routes.listFileProfiles(projectId);
  const list = useFileList(projectId);
  const { data: files = [] } = list;
  const ids = languagesToRead(languages, languageIds, (id) =>
    hasFilesOf(
      platform,
      files.filter(({ languageId }) => languageId === id),
    ),
  );
  const hasFiles = ids.length > 0;
  const key = asImported && hasFiles ? [path, ...ids] : null;
  const read = useSWR<LanguageProfile[], unknown>(key, () => reader.readAll(ids));
  // Without the list, the user can still choose to do without the files that were imported.
  const isOffered = hasFiles || list.error !== undefined;
  const isForeign = isForeignTo(platform, list.data);
  if (!asImported) return { ...NOT_ASKED, isOffered, isForeign };
  const last = list.error === undefined ? read : list;
  return {
    isOffered,
    isForeign,
    profiles: (hasFiles ? read.data : list.data && NONE) ?? null,
    error: last.error,
    isReading: last.isValidating,
    retry: () => void last.mutate(),
  };
}

const isForeignTo = (platform: Platform, files: readonly FileProfileView[] | undefined): boolean =>
  files !== undefined && !hasFilesOf(platform, files);

/** The chosen languages that have files, and the first of the project if one has none: it takes after that one. */
function languagesToRead(
  languages: readonly { id: number }[],
  chosen: readonly number[],
  hasFiles: (id: number) => boolean,
): number[] {
  const having = languages.map(({ id }) => id).filter(hasFiles);
  const isTaken = chosen.some((id) => !having.includes(id));
  return having.filter((id, index) => chosen.includes(id) || (isTaken && index === 0));
}

/** Reads what the files of languages were, of each language once. */
class ProfileReader {
  private readonly reads = new Map<number, Promise<LanguageProfile>>();

  constructor(private readonly projectId: number) {}

  readAll(languageIds: readonly number[]): Promise<LanguageProfile[]> {
    return Promise.all(languageIds.map((id) => this.reads.get(id) ?? this.read(id)));
  }

  private read(languageId: number): Promise<LanguageProfile> {
    const path = routes.readFileProfiles(this.projectId, languageId);
    const reading = http.getText(path, { quiet: true }).then((json) => ({ languageId, json }));
    this.reads.set(languageId, reading);
    // What has failed is read again.
    reading.catch(() => this.reads.delete(languageId));
    return reading;
  }
}
