import type { ProjectColumns } from '#core/api/columns/columns.js';
import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const columns = (user: TestUser, id: number): Promise<Reply<ProjectColumns>> =>
  as(user).get<ProjectColumns>(routes.readColumns(id));

describe('the cached columns of a project', () => {
  /** Nothing but memory can answer then. */
  const withoutValues = <T>(work: () => Promise<T>): Promise<T> =>
    part(Database).transaction(async () => {
      await part(Database).query('LOCK TABLE translation_key IN ACCESS EXCLUSIVE MODE');
      return work();
    });

  const KEYS = [{ name: 'a', texts: { en: 'A', fr: 'B' } }];
  const LANGUAGES = ['en', 'fr'];

  it('are answered to all who see the same, without reading the values again', async () => {
    const { project, owner } = await aProject({ keys: KEYS, languages: LANGUAGES });
    const other = await aMember(project, 'editor');
    const third = await aMember(project, 'editor');
    const first = made(await columns(other, project.id));
    made(await columns(owner, project.id));
    const again = await withoutValues(() =>
      Promise.all([columns(other, project.id), columns(third, project.id), columns(owner, project.id)]),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([again[0]?.body, again[1]?.body]).toEqual([first, first]);
    expect(again[2]?.body.role).toBe('owner');
  });

  it('are not answered to members with other rights', async () => {
    const { project, owner, language } = await aProject({ keys: KEYS, languages: LANGUAGES });
    made(await columns(owner, project.id));
    const french = await aMember(project, 'translator', { target: [language('fr')] });
    const english = await aMember(project, 'translator', { target: [language('en')] });
    for (let time = 0; time < 2; time += 1)
      for (const [user, name] of [
        [french, 'fr'],
        [english, 'en'],
      ] as const) {
        const { body } = await columns(user, project.id);
        expect([body.languages.map((one) => one.name), body.values.map(({ texts }) => texts)]).toEqual([
          [name],
          [[name === 'fr' ? 'B' : 'A']],
        ]);
      }
  });

  it('are not answered once rights are taken away', async () => {
    const { project, owner, language } = await aProject({ keys: KEYS, languages: LANGUAGES });
    const [limited, gone] = [await aMember(project, 'translator'), await aMember(project, 'translator')];
    expect(made(await columns(limited, project.id)).values).toHaveLength(2);
    expect(made(await columns(gone, project.id)).values).toHaveLength(2);
    const one = { sourceLanguagesIds: '', targetLanguagesIds: String(language('fr').id) };
    made(await as(owner).patch(routes.updateProjectUser(project.id, limited.id), one));
    await as(owner).delete(routes.removeProjectUser(project.id, gone.id));
    expect(made(await columns(limited, project.id)).values).toMatchObject([{ texts: ['B'] }]);
    expect(await columns(gone, project.id)).toMatchObject({
      status: 403,
      body: { error: 'not_your_project' },
    });
  });

  it('are those of the last change', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const { project, owner } = world;
    for (const text of ['One', 'Two', 'Three']) {
      const { keyId, id } = world.value('a', 'en');
      made(await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: text }));
      expect(made(await columns(owner, project.id)).values[0]?.texts).toEqual([text]);
      expect(made(await columns(owner, project.id)).values[0]?.texts).toEqual([text]);
    }
  });
});
