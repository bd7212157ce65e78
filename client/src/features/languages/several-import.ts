import type { ApplyChanges } from '#core/api/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { inSlices } from '../../lib/in-slices.js';
import type { FilesReading } from '../files/reading/jobs.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';
import { profileOf } from '../files/reading/profile-of.js';
import type { WithProfile } from '../files/reading/profile-of.js';
import { shownValues } from './shown-values.js';

interface Choices {
  replaceExistingKeys: boolean;
  isTakingStatuses: boolean;
}

/** The body of an import of several languages into a project as it is shown. */
export const severalImport = async (
  project: ProjectDetails,
  taken: readonly TakenLanguage[],
  reading: Pick<FilesReading, 'profile'>,
  { replaceExistingKeys, isTakingStatuses }: Choices,
): Promise<WithProfile<ApplyChanges>> => ({
  languages: taken.map(({ tag, name, groups }) => ({ tag, name, groups })),
  ...profileOf(reading),
  replaceExistingKeys,
  applyStatuses: isTakingStatuses,
  shown: await inSlices(shownValues(project, taken)),
});
