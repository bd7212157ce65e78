import type { CreateProject } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { CatalogueGroup, ImportWarning } from '#core/formats/index.js';
import { mergeLanguages } from '#core/formats/import/merge-languages.js';

import { inSlices } from '../../lib/in-slices.js';
import type { ImportFindings } from '../files/findings/use-import-findings.js';
import type { FilesReading } from '../files/reading/jobs.js';
import { afterGroups, withLeftOut } from '../files/reading/left-out.js';
import type { ReadLanguage } from '../files/reading/left-out.js';
import { profileOf } from '../files/reading/profile-of.js';
import type { WithProfile } from '../files/reading/profile-of.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';

interface Content
  extends
    Required<Pick<CreateProject, 'languages' | 'languageTags'>>,
    Pick<WithProfile<CreateProject>, 'files'> {
  groups: CatalogueGroup[];
  warnings: ImportWarning[];
}

/**
 * The languages of a new project with their content: those of a file with several, else the typed one.
 *
 * @param taken the chosen languages of the file; empty unless it has several
 */
export async function contentOf(
  { language, tag }: { language: string; tag: string },
  reading: FilesReading | null,
  taken: readonly TakenLanguage[],
  { pluralMode: mode, findings }: { pluralMode: PluralMode; findings: ImportFindings },
): Promise<Content> {
  const found = reading?.warnings ?? [];
  if (taken.length === 0) {
    const warnings = found.map((warning) => ({ language, ...warning }));
    const groups = reading ? findings.taken([reading]).flatMap((one) => one.groups) : [];
    const all = reading && [{ groups: reading.groups, after: afterGroups(groups) }];
    const files = reading && all ? profileOf(await withLeftOut(reading, all)) : {};
    return { languages: [language], languageTags: [tag], groups, warnings, ...files };
  }
  const own = findings.taken(taken);
  const catalogues = own.map(({ name, groups }) => ({ languageName: name, groups }));
  const { groups, warnings } = await inSlices(mergeLanguages(catalogues, mode));
  return {
    languages: taken.map(({ name }) => name),
    languageTags: taken.map((one) => one.tag),
    groups,
    warnings: [...found, ...warnings],
    ...(reading && profileOf(await withLeftOut(reading, readLanguages(reading, own)))),
  };
}

/** The languages of a file, with the texts that are imported. */
const readLanguages = (
  { languages }: Pick<FilesReading, 'languages'>,
  taken: readonly Pick<TakenLanguage, 'code' | 'groups'>[],
): ReadLanguage[] =>
  languages.map(({ code, groups }) => {
    const own = taken.find((language) => language.code === code);
    return { groups, after: own ? afterGroups(own.groups) : null };
  });
