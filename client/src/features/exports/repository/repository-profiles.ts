import { isOnline } from '../../../lib/online.js';
import type { StoredLanguage } from '../../../lib/stored-files.js';
import type { KnownFiles } from '../../../project/files/project-files.js';

/** What the documents of a repository were. */
export interface RepositoryProfiles {
  /** Null while they are being read. */
  profiles: readonly StoredLanguage[] | null;
  /** The languages with documents that could not be read. */
  lacking: readonly number[];
}

/** The profiles of a project with files, as known to this page. */
export function repositoryProfiles(
  { files, languages: known, isReading, hasFailed }: KnownFiles,
  languages: readonly { id: number }[],
): RepositoryProfiles {
  const having = files ? new Set(files.map(({ languageId }) => languageId)) : languages.map(({ id }) => id);
  const lacking = [...having].filter((id) => known.every(({ languageId }) => languageId !== id));
  const isOver = !isReading && (hasFailed || !isOnline());
  return { profiles: lacking.length === 0 || isOver ? known : null, lacking };
}
