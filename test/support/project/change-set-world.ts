import type { ChangeSetPage, ChangeSetRevert } from '#core/api/change-sets.js';
import type { ApiErrorBody } from '#core/api/error-body.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';

import { assertDefined } from '../../../src/platform/assert-defined.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../api.js';
import { part } from '../server/app.js';
import { group, plural, singular } from '../catalogue.js';
import { contentLines } from './content.js';
import { aProject } from './project-world.js';
import type { TestUser } from './world.js';

export const FILES = [
  group('common', singular('title', 'Titre'), singular('close', 'Fermer')),
  group('menu', plural('open', ['Aucun', 'Un', 'Des'])),
];

/** A project with texts of every status, and functions that change and revert it. */
export async function aWorldToRevert() {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', texts: { en: 'Title' } },
      { name: 'cart', group: 'shop', isPlural: true, texts: { en: { one: 'One', other: 'Many' } } },
      { name: 'pay', group: 'shop', texts: { en: 'Pay', fr: 'Payer' } },
    ],
  });
  const { project, owner, value } = world;
  const sets = async (query = '', user: TestUser = owner) =>
    (await as(user).get<ChangeSetPage>(`${routes.listChangeSets(project.id)}${query}`)).body.items;
  const write = (key: string, language: string, name: string) => {
    const { keyId, id } = value(key, language);
    return as(owner).patch(routes.writeValue(project.id, keyId, id), { name });
  };
  return {
    ...world,
    sets,
    write,
    newest: async () => (await sets())[0]?.id ?? 0,
    content: () => contentLines(project.id),
    /** A value of a key that an import created, in another language than this one. */
    valueOf: async (name: string, languageId: number) => {
      const [found] = await part(Database).query<{ keyId: number; id: number }>(
        `SELECT v.id, v.key_id AS "keyId" FROM translation_value v JOIN translation_key k ON k.project_id = v.project_id AND k.id = v.key_id
         WHERE k.project_id = $1 AND k.name = $2 AND v.language_id <> $3`,
        [project.id, name, languageId],
      );
      return assertDefined(found, 'value');
    },
    review: (key: string, language: string, status: string) => {
      const { keyId, id } = value(key, language);
      return as(owner).patch(routes.reviewValue(project.id, keyId, id), { status });
    },
    revert: (id: number, body: object = {}, user: TestUser = owner) =>
      as(user).post<ChangeSetRevert & ApiErrorBody>(routes.revertChangeSet(project.id, id), body),
    importInto: async (languageId: number, groups: object[] = FILES, replaceExistingKeys = true) =>
      (
        await as(owner).post<CreatedLanguageView>(routes.importIntoLanguage(project.id, languageId), {
          groups,
          replaceExistingKeys,
        })
      ).body.changeSetId ?? 0,
    create: async (name: string, groups: object[] = FILES) =>
      (await as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), { name, groups })).body,
  };
}

export type WorldToRevert = Awaited<ReturnType<typeof aWorldToRevert>>;
