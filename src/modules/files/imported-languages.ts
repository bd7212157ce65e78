import { FORMATS } from '#core/formats/index.js';
import type { CatalogueGroup, FileLanguage, FileProfile } from '#core/formats/index.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { invalidAt } from '../../platform/http/validation/refuse.js';
import type { FileHead } from './files.queries.js';
import type { GroupsByFile } from './groups-by-file.js';

/** A language, with its tag or the one that an import gave for it. */
export interface ImportedLanguage {
  id: number;
  tag: string | null;
  /** The imported content of the language. */
  groups?: readonly CatalogueGroup[] | undefined;
}

/**
 * The id of a language that was not imported: only a member who may read every language receives its part of the file.
 */
const NONE = 0;

/**
 * The language that a file belongs to, and the languages in it.
 * @throws InvalidError for a document of a language that is not imported
 */
export function languagesOf(
  file: FileProfile,
  imported: readonly ImportedLanguage[],
): { languageId: number; held: Pick<FileHead, 'languages' | 'languageIds'> } {
  const { format, languages: inFile } = file;
  const idOf = (tag: string | null): number | undefined =>
    imported.find((language) => tag !== null && language.tag === tag)?.id;
  const { id: first } = ownLanguage(file, imported);
  if (inFile === undefined) return { languageId: first, held: {} };
  const languageIds = inFile.map(({ tag }) => idOf(tag) ?? NONE);
  const held = { languages: inFile, languageIds };
  return { languageId: idOf(keeperIn(format, inFile)?.tag ?? null) ?? first, held };
}

/** The languages of a file with what was imported of it: its own one first. */
export function languagesIn(
  file: FileProfile,
  imported: readonly ImportedLanguage[],
  groups: GroupsByFile,
): ImportedLanguage[] {
  const path = file.document?.file;
  const own = ownLanguage(file, imported);
  const withGroups = (language: ImportedLanguage): ImportedLanguage => ({
    ...language,
    groups: groups[imported.indexOf(language)]?.get(path) ?? [],
  });
  if (file.languages === undefined) return [withGroups(own)];
  return [own, ...imported.filter((language) => language !== own)].map(withGroups);
}

/** The language that a document names, else the first one. */
function ownLanguage({ document }: FileProfile, imported: readonly ImportedLanguage[]): ImportedLanguage {
  const tag = document?.language;
  if (document === undefined || tag === undefined) return assertDefined(imported[0], 'language of a file');
  const named = imported.find((language) => language.tag === tag);
  if (named) return named;
  throw invalidAt({
    path: 'files',
    message: `must be documents of the imported languages: ${document.path} is of ${tag}`,
  });
}

/** A file of all languages belongs to the source language, and one of a pair to the other one. */
function keeperIn(format: string, inFile: readonly FileLanguage[]): FileLanguage | undefined {
  const isPair = FORMATS.find(({ id }) => id === format)?.languages === 'pair';
  return inFile.find(({ isSource }) => isSource !== isPair) ?? inFile[0];
}
