import type { CreateProject } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { CatalogueGroup, ImportWarning } from '#core/formats/index.js';
import { mergeLanguages } from '#core/formats/import/merge-languages.js';

import { inSlices } from '../../lib/in-slices.js';
import type { ImportIssues } from '../files/issues/use-import-issues.js';
import type { FilesReading } from '../files/reading/jobs.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';

interface Content extends Required<Pick<CreateProject, 'languages' | 'languageTags'>> {
  groups: CatalogueGroup[];
  warnings: ImportWarning[];
}

/**
 * The languages of a new project and what they hold: those of a file that has several, else the one that was typed.
 *
 * @param taken the languages of the file; empty unless it has several
 */
export async function contentOf(
  { language, tag }: { language: string; tag: string },
  reading: FilesReading | null,
  taken: readonly TakenLanguage[],
  { pluralMode: mode, issues }: { pluralMode: PluralMode; issues: ImportIssues },
): Promise<Content> {
  const found = reading?.warnings ?? [];
  if (taken.length === 0) {
    const warnings = found.map((warning) => ({ language, ...warning }));
    const groups = reading ? issues.taken([reading]).flatMap((one) => one.groups) : [];
    return { languages: [language], languageTags: [tag], groups, warnings };
  }
  const catalogues = issues.taken(taken).map(({ name, groups }) => ({ languageName: name, groups }));
  const { groups, warnings } = await inSlices(mergeLanguages(catalogues, mode));
  return {
    languages: taken.map(({ name }) => name),
    languageTags: taken.map((one) => one.tag),
    groups,
    warnings: [...found, ...warnings],
  };
}
