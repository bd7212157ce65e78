import type { ApplyChanges } from '#core/api/changes.js';

import type { FilesReading } from '../files/jobs.js';
import type { TakenLanguage } from '../files/offered-languages.js';
import { profileOf } from '../files/profile-of.js';
import type { WithProfile } from '../files/profile-of.js';

interface Choices {
  replaceExistingKeys: boolean;
  isTakingStatuses: boolean;
}

/** The body of an import of several languages. */
export const severalImport = (
  taken: readonly TakenLanguage[],
  reading: Pick<FilesReading, 'profile'>,
  { replaceExistingKeys, isTakingStatuses }: Choices,
): WithProfile<ApplyChanges> => ({
  languages: taken.map(({ tag, name, groups }) => ({ tag, name, groups })),
  ...profileOf(reading),
  replaceExistingKeys,
  applyStatuses: isTakingStatuses,
});
