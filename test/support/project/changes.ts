import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import type { ApiErrorBody } from '#core/api/error-body.js';
import type { LanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { as } from '../api.js';
import type { Reply } from '../api.js';
import type { TestProject } from './project-world.js';
import { made } from './world.js';
import type { TestUser } from './world.js';

type Project = Pick<TestProject, 'project' | 'owner'>;

/** Imports several languages, by the owner unless another user is given. */
export const apply = (
  { project, owner }: Project,
  languages: ApplyChanges['languages'],
  { user = owner, ...rest }: Omit<ApplyChanges, 'languages'> & { user?: TestUser } = {},
): Promise<Reply<AppliedChanges & ApiErrorBody & { fields?: object }>> =>
  as(user).post(routes.applyChanges(project.id), { languages, ...rest });

/** The languages of a project, as name and tag. */
export const languagesOf = async ({ project, owner }: Project): Promise<[string, string | null][]> =>
  made(await as(owner).get<LanguageView[]>(routes.listLanguages(project.id))).map(({ name, tag }) => [
    name,
    tag,
  ]);

/** The texts of a project by key, then by language; the forms of a plural are joined. */
export async function textsOf({ project, owner }: Project): Promise<Record<string, Record<string, string>>> {
  const keys = made(await as(owner).get<KeyView[]>(routes.listKeys(project.id)));
  const textsIn = ({ values }: KeyView, language: string): string =>
    values
      .filter(({ languageName }) => languageName === language)
      .map(({ name }) => name)
      .join('|');
  return Object.fromEntries(
    keys.map((key) => {
      const languages = [...new Set(key.values.map(({ languageName }) => languageName))];
      return [key.name, Object.fromEntries(languages.map((language) => [language, textsIn(key, language)]))];
    }),
  );
}
