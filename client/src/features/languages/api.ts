import { useSWRConfig } from 'swr';

import type { CreatedLanguageView, CreateLanguage } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { http } from '../../lib/http.js';

export interface AddedLanguage {
  language: CreatedLanguageView;
  /** The values of the language, as the server has them now. */
  values: ValueView[];
  /** The import made keys or groups: the project is to be read again. */
  hasNewKeys: boolean;
}

/** Adds a language, then reads its values: one call answers the language, the other its texts. */
export async function addLanguage(
  projectId: number,
  body: CreateLanguage,
  hasNewKeys: boolean,
): Promise<AddedLanguage> {
  const language = await http.post<CreatedLanguageView>(routes.languages(projectId), body);
  const values = hasNewKeys
    ? []
    : await http.get<ValueView[]>(routes.valuesOfLanguage(projectId, language.id));
  return { language, values, hasNewKeys };
}

export const deleteLanguage = (projectId: number, languageId: number): Promise<void> =>
  http.delete(routes.language(projectId, languageId));

/** Folds a change into the open project; an import that made keys reads the whole project again. */
export function useFoldProject(
  projectId: number,
): (edit: ((project: ProjectDetails) => ProjectDetails) | null) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (edit) => {
    const path = routes.projectDetails(projectId);
    if (edit)
      await mutate<ProjectDetails>(path, (project) => project && edit(project), { revalidate: false });
    else await mutate<ProjectDetails>(path);
  };
}
