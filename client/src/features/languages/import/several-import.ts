import type { ApplyChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { inSlices } from '../../../lib/in-slices.js';
import { keyPlace } from '../../files/findings/places.js';
import type { FilesReading } from '../../files/reading/jobs.js';
import type { TakenLanguage } from '../../files/reading/offered-languages.js';
import { afterGroups, textIn, withLeftOut } from '../../files/reading/left-out.js';
import type { AfterImport, ReadLanguage } from '../../files/reading/left-out.js';
import { profileOf } from '../../files/reading/profile-of.js';
import type { WithProfile } from '../../files/reading/profile-of.js';
import { shownValues } from './shown-values.js';

type Key = ProjectDetails['groups'][number]['keys'][number];

interface Choices {
  replaceExistingKeys: boolean;
  isTakingStatuses: boolean;
}

/** The body of an import of several languages, with the values shown in the preview. */
export const severalImport = async (
  project: ProjectDetails,
  taken: readonly TakenLanguage[],
  reading: Pick<FilesReading, 'profile' | 'languages'>,
  { replaceExistingKeys, isTakingStatuses }: Choices,
): Promise<WithProfile<ApplyChanges>> => ({
  languages: taken.map(({ tag, name, groups }) => ({ tag, name, groups })),
  ...profileOf(await withLeftOut(reading, languagesOf(project, taken, reading))),
  replaceExistingKeys,
  applyStatuses: isTakingStatuses,
  shown: await inSlices(shownValues(project, taken)),
});

/** The languages of the file, and the project after the import. */
function languagesOf(
  project: Pick<ProjectDetails, 'groups'>,
  taken: readonly TakenLanguage[],
  { languages }: Pick<FilesReading, 'languages'>,
): ReadLanguage[] {
  const stored = new Map(
    project.groups.flatMap(({ name, keys }) => keys.map((key) => [keyPlace(name, key.name), key] as const)),
  );
  return languages.map(({ code, groups }) => {
    const own = taken.find((language) => language.code === code);
    return { groups, after: own ? afterInto(stored, own) : null };
  });
}

/** Returns the text after the import: the imported one, or if that is empty, the one of the project. */
function afterInto(stored: ReadonlyMap<string, Key>, { existing, groups }: TakenLanguage): AfterImport {
  const sent = afterGroups(groups);
  return (place) => {
    const [known, own] = [stored.get(place), sent(place)];
    if (!known) return own;
    const { isPlural } = known;
    const values = known.values.filter(({ languageId }) => languageId === existing?.id);
    const fits = own && (isPlural || !own.isPlural);
    return {
      isPlural,
      textOf: (form) =>
        (fits ? own.textOf?.(own.isPlural ? form : null) : undefined) || textIn({ values }, form),
    };
  };
}
