import type {
  CreatedLanguageView,
  CreateLanguage,
  ImportLanguage,
  LanguageView,
  UpdateLanguage,
} from '#core/api/languages.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../lib/http/http.js';
import type { ToastAction } from '../../lib/toast.js';
import type { WithProfile } from '../files/profile-of.js';

/** A language just added or imported into. */
export interface WrittenLanguage {
  /** Its warnings are those of its files, then the server's; all of them name the language. */
  language: CreatedLanguageView;
  /** As the server has them now; null when the whole project is to be read again. */
  values: ValueView[] | null;
}

/** The button of the toast about an import, if it can be undone. */
export function undoAction(
  written: WrittenLanguage | null,
  onUndo: (changeSetId: number) => void,
): ToastAction | undefined {
  const changeSetId = written?.language.changeSetId ?? null;
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
): Promise<WrittenLanguage> {
  const { id, name } = language;
  // What was written is written, whether its values can be read right now or not.
  const values = hasNewKeys ? null : await http.get<ValueView[]>(valuesPath(projectId, id)).catch(() => null);
  const all = [...warnings, ...language.warnings].map((warning) => ({ language: name, ...warning }));
  return { language: { ...language, warnings: all }, values };
}

/** Adds a language, then reads its values. */
export const addLanguage = async (
  projectId: number,
  body: WithProfile<CreateLanguage>,
  found: Found,
): Promise<WrittenLanguage> =>
  written(projectId, await http.post<CreatedLanguageView>(routes.createLanguage(projectId), body), found);

/** Imports into a language of the project, then reads its values. */
export const importIntoLanguage = async (
  { projectId, languageId }: { projectId: number; languageId: number },
  body: WithProfile<ImportLanguage>,
  found: Found,
): Promise<WrittenLanguage> =>
  written(
    projectId,
    await http.post<CreatedLanguageView>(routes.importIntoLanguage(projectId, languageId), body),
    found,
  );

/** Renames a language or gives it another tag. */
export const sendLanguage = (
  projectId: number,
  languageId: number,
  body: UpdateLanguage,
): Promise<LanguageView> => http.patch<LanguageView>(routes.updateLanguage(projectId, languageId), body);

export const deleteLanguage = (projectId: number, languageId: number): Promise<void> =>
  http.delete(routes.deleteLanguage(projectId, languageId));
