import type {
  CreatedLanguageView,
  CreateLanguage,
  ImportLanguage,
  LanguageView,
  UpdateLanguage,
} from '#core/api/languages.js';
import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../lib/api/http.js';
import { withChangeSet } from '../../project/calls/change-set-entry.js';
import type { WithProfile } from '../files/reading/profile-of.js';

/** The result of adding a language or of importing into one or several. */
export interface WrittenLanguages {
  /** The change set of the import; null without files. */
  changeSetId: number | null;
  /** The warnings of the files, then those of the server. */
  warnings: ImportWarning[];
  /** The language with its current values; null if the whole project must be loaded again. */
  only: { language: LanguageView; values: ValueView[] } | null;
}

/** The result of reading the files. */
interface Found {
  warnings: ImportWarning[];
  /** Whether the files add keys: then more than the language changes. */
  hasNewKeys: boolean;
}

/** Loads the values of a language after it was written, unless the whole project will be loaded anyway. */
async function written(
  projectId: number,
  language: CreatedLanguageView,
  { warnings, hasNewKeys }: Found,
): Promise<WrittenLanguages> {
  const { id, name, changeSetId } = language;
  // The language was written even if its values cannot be loaded now.
  const values = hasNewKeys ? null : await http.get<ValueView[]>(valuesPath(projectId, id)).catch(() => null);
  const all = [...warnings, ...language.warnings].map((warning) => ({ language: name, ...warning }));
  return { changeSetId, warnings: all, only: values && { language, values } };
}

/** Adds a language, then reads its values. */
export const addLanguage = async (
  projectId: number,
  body: WithProfile<CreateLanguage>,
  found: Found,
): Promise<WrittenLanguages> =>
  written(projectId, await http.post<CreatedLanguageView>(routes.createLanguage(projectId), body), found);

/** Imports into a language of the project, then reads its values. */
export const importIntoLanguage = async (
  { projectId, languageId }: { projectId: number; languageId: number },
  body: WithProfile<ImportLanguage>,
  found: Found,
): Promise<WrittenLanguages> =>
  written(
    projectId,
    await http.post<CreatedLanguageView>(routes.importIntoLanguage(projectId, languageId), body),
    found,
  );

/** Imports several languages at once: all of them or none. */
export async function importLanguages(
  projectId: number,
  body: WithProfile<ApplyChanges>,
  found: Pick<Found, 'warnings'>,
): Promise<WrittenLanguages> {
  const { changeSetId, warnings } = await http.post<AppliedChanges>(routes.applyChanges(projectId), body);
  return { changeSetId, warnings: [...found.warnings, ...warnings], only: null };
}

/** Renames a language or gives it another tag. */
export const sendLanguage = (
  projectId: number,
  languageId: number,
  body: UpdateLanguage,
): Promise<LanguageView> => http.patch<LanguageView>(routes.updateLanguage(projectId, languageId), body);

/** Returns the change set of the deletion. */
export async function deleteLanguage(projectId: number, languageId: number): Promise<number | null> {
  const path = routes.deleteLanguage(projectId, languageId);
  return (await withChangeSet((options) => http.delete(path, undefined, options))).changeSetId;
}
