import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

const cellsOf = ({ values }: KeyView) =>
  values.map(({ languageName, quantityString, name }) => `${languageName} ${quantityString ?? '-'} ${name}`);

describe('POST /projects/:projectId/translations/keys', () => {
  it('creates many keys in the given order', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const languageId = language('fr').id;
    const reply = await as(owner).post<KeyView[]>(routes.createKeys(project.id), [
      {
        name: 'b',
        isPlural: false,
        groupName: 'menu',
        values: [{ name: 'B', languageId, quantityString: null }],
      },
      { name: 'a', isPlural: true, groupName: 'menu' },
      { name: 'b', isPlural: false },
    ]);
    expect(reply.status).toBe(201);
    expect(reply.body.map((key) => [key.name, cellsOf(key).length])).toEqual([
      ['b', 2],
      ['a', 6],
      ['b', 2],
    ]);
    expect(cellsOf(reply.body[0] as KeyView)).toEqual(['en - ', 'fr - B']);
    expect((await as(owner).get<KeyView[]>(routes.listKeys(project.id))).body).toEqual(reply.body);
  });

  it('creates all or none', async () => {
    const { project, owner } = await aProject({ keys: ['taken'] });
    const before = (await as(owner).get(routes.listGroups(project.id))).body;
    const bodies = [
      [
        { name: 'a', isPlural: false, groupName: 'new' },
        { name: 'taken', isPlural: false },
      ],
      [
        { name: 'a', isPlural: false },
        { name: 'a', isPlural: false },
      ],
    ];
    for (const body of bodies) {
      expect(await as(owner).post(routes.createKeys(project.id), body)).toMatchObject({
        status: 422,
        body: { error: 'key_name_already_exists' },
      });
    }
    const unplaced = [
      { name: 'a', isPlural: false },
      { name: 'b', isPlural: false, groupId: 999_999_999 },
    ];
    expect(await as(owner).post(routes.createKeys(project.id), unplaced)).toMatchObject({ status: 404 });
    expect((await as(owner).get(routes.listGroups(project.id))).body).toEqual(before);
  });

  it('accepts 1 to 5,000 keys', async () => {
    const { project, owner } = await aProject({ languages: ['en', 'fr'] });
    const keys = Array.from({ length: 5_001 }, (_, index) => ({ name: `key_${index}`, isPlural: false }));
    const refusal = { status: 400, body: { fields: { body: expect.any(String) as string } } };
    expect(await as(owner).post(routes.createKeys(project.id), keys)).toMatchObject(refusal);
    expect(await as(owner).post(routes.createKeys(project.id), [])).toMatchObject(refusal);
    expect(await as(owner).post(routes.createKeys(project.id), {})).toMatchObject(refusal);
    const reply = await as(owner).post<KeyView[]>(routes.createKeys(project.id), keys.slice(1));
    expect([reply.status, reply.body.length]).toEqual([201, 5_000]);
  });

  it('names the location of the invalid field', async () => {
    const { project, owner } = await aProject();
    const body = [
      { name: 'a', isPlural: false },
      { name: 'B', isPlural: false },
    ];
    expect(await as(owner).post(routes.createKeys(project.id), body)).toMatchObject({
      status: 400,
      body: { fields: { '1.name': 'must be snake case' } },
    });
  });
});
