import type {
  CreatedLanguageView,
  CreateLanguage,
  ImportLanguage,
  LanguageView,
  UpdateLanguage,
} from '#core/api/languages.js';
import type { AppliedChanges, ApplyChanges } from '#core/api/changes.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../lib/http/http.js';
import type { ToastAction } from '../../lib/toast.js';
import type { WithProfile } from '../files/reading/profile-of.js';

/** A language just added or imported into, or several. */
export interface WrittenLanguages {
  /** Of the import; null without files. */
  changeSetId: number | null;
  /** Those of the files, then the server's. */
  warnings: ImportWarning[];
  /** The language, and its values as the server has them now; null when the whole project is to be read again. */
  only: { language: LanguageView; values: ValueView[] } | null;
}

/** The button of the toast about an import, if it can be undone. */
export function undoAction(
  written: WrittenLanguages | null,
  onUndo: (changeSetId: number) => void,
): ToastAction | undefined {
  const changeSetId = written?.changeSetId ?? null;
  return changeSetId === null ? undefined : { id: 'import.undo', run: () => onUndo(changeSetId) };
}

/** What reading the files found. */
interface Found {
  warnings: ImportWarning[];
  /** The files bring keys the project lacks: more than the language changes. */
  hasNewKeys: boolean;
}

/** One call answers the language, the other its texts: unless the whole project is to be read again anyway. */
async function written(
  projectId: number,
  language: CreatedLanguageView,
  { warnings, hasNewKeys }: Found,
): Promise<WrittenLanguages> {
  const { id, name, changeSetId } = language;
  // What was written is written, whether its values can be read right now or not.
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

export const deleteLanguage = (projectId: number, languageId: number): Promise<void> =>
  http.delete(routes.deleteLanguage(projectId, languageId));
