import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { ChangePluralMode, PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { as } from '../api.js';
import { groupOf, plural } from './plurals.js';
import { aUser, made } from './world.js';
import type { TestUser } from './world.js';

/** The forms of `files`. */
export const FILES = { zero: 'no file', one: '{n} file', other: '{n} files' };

/** A project with the plural `files` and the singular `title`, whose texts are in the first language. */
export async function aProjectWithPlural(
  languages: string[],
  forms: typeof FILES | object = FILES,
  mode: PluralMode = 'strict',
) {
  const user = await aUser();
  const [group] = groupOf(plural('files', forms));
  const title = { name: 'title', isPlural: false, values: [{ name: 'Title', quantityString: null }] };
  const project = made(
    await as(user).post<ProjectDetails>(routes.createProject(), {
      name: 'App',
      color: '3366FF',
      languages,
      pluralMode: mode,
      groups: [{ name: 'common', keys: [...(group?.keys ?? []), title] }],
    }),
  );
  return { user, project, id: project.id };
}

/** Asks for a change of the plural mode. */
export const change = (user: TestUser, id: number, body: ChangePluralMode) =>
  as(user).patch<PluralModeChange>(routes.changePluralMode(id), body);

/** Changes the plural mode. */
export const changed = async (user: TestUser, id: number, mode: PluralMode): Promise<PluralModeChange> =>
  made(await change(user, id, { mode }));

/** The id of the newest change set. */
export const newest = async (user: TestUser, id: number): Promise<number | null> =>
  made(await as(user).get<ChangeSetPage>(routes.listChangeSets(id))).items[0]?.id ?? null;

/** The project as it is read. */
export const details = async (user: TestUser, id: number): Promise<ProjectDetails> =>
  made(await as(user).get<ProjectDetails>(routes.readProject(id)));

/** A key with its values. */
export const keyOf = async (user: TestUser, id: number, name = 'files'): Promise<KeyView> => {
  const keys = (await details(user, id)).groups.flatMap((group) => group.keys);
  return keys.find((key) => key.name === name) as KeyView;
};

/** Writes a form of `files` in a language, as the grid does. */
export async function write(user: TestUser, id: number, language: string, form: string, text: string) {
  const key = await keyOf(user, id);
  const value = key.values.find((one) => one.languageName === language && one.quantityString === form);
  if (value) return made(await as(user).patch(routes.writeValue(id, key.id, value.id), { name: text }));
  const { languages } = await details(user, id);
  const languageId = languages.find(({ name }) => name === language)?.id;
  return made(
    await as(user).post(routes.createValue(id, key.id), { languageId, quantityString: form, name: text }),
  );
}

/** All that a member sees of the texts, less the versions. */
export async function content(user: TestUser, id: number) {
  const { pluralMode, groups } = await details(user, id);
  const values = groups
    .flatMap(({ keys }) => keys)
    .flatMap(({ name, values: all }) =>
      all.map(({ id: valueId, languageName, quantityString, name: text, status }) =>
        [name, languageName, quantityString, text, status, text === '' ? null : valueId].join(' '),
      ),
    );
  return { pluralMode, values: values.sort() };
}
