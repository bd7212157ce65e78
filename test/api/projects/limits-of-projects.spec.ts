import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { anonymous, as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, manyKeys, singular } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';
import { aUser } from '../../support/project/world.js';

const REACHED = { status: 422, body: { error: 'limit_reached' } };

const aBody = (groups = [manyKeys(0)]) => ({
  name: 'Atlas',
  color: '000000',
  description: '',
  languages: ['en'],
  groups,
});

describe('a project', () => {
  useApp({ projectKeyLimit: 3, projectLanguageLimit: 2 });

  it('is limited in keys, however they are created', async () => {
    const { project, owner, language } = await aProject({ keys: ['one', 'two'] });
    const key = (name: string) => ({ name, isPlural: false });
    const path = routes.listKeys(project.id);
    const refused = [
      as(owner).post(routes.createKeys(project.id), [key('three'), key('four')]),
      as(owner).post(routes.importIntoLanguage(project.id, language('en').id), { groups: [manyKeys(2)] }),
      as(owner).post(routes.createLanguage(project.id), { name: 'fr', groups: [manyKeys(2)] }),
      as(owner).post(routes.createProject(), aBody([manyKeys(4)])),
    ];
    for (const reply of refused) expect(await reply).toMatchObject(REACHED);
    expect((await as(owner).post(path, key('three'))).status).toBe(201);
    expect(await as(owner).post(path, key('four'))).toMatchObject(REACHED);
    // Existing keys are not new ones.
    const known = { groups: [group('common', singular('one', 'x'))] };
    expect(
      (await as(owner).post(routes.importIntoLanguage(project.id, language('en').id), known)).status,
    ).toBe(200);
    expect((await as(owner).get<KeyView[]>(path)).body.map(({ name }) => name)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('is limited in keys even if twenty clients create them at once', async () => {
    const { project, owner } = await aProject({ keys: ['one'] });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, client) =>
        as(owner).post(routes.createKey(project.id), { name: `key_${client}`, isPlural: false }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(18);
  });

  it('is limited in languages', async () => {
    const { project, owner } = await aProject({ languages: ['en'] });
    const replies = await Promise.all(
      ['fr', 'de', 'it'].map((name) => as(owner).post(routes.createLanguage(project.id), { name })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await as(owner).post(routes.createLanguage(project.id), { name: 'es' })).toMatchObject(REACHED);
    const three = { ...aBody(), languages: ['en', 'fr', 'de'] };
    expect(await as(owner).post(routes.createProject(), three)).toMatchObject(REACHED);
  });

  it('is announced to the browser by GET /config', async () => {
    const { body } = await anonymous().get<ConfigView>(routes.readConfig());
    expect(body.limits.keysPerProject).toBe(3);
  });
});

describe('a user', () => {
  useApp({ userProjectLimit: 2 });

  it('is limited in owned projects', async () => {
    const user = await aUser();
    for (const status of [201, 201, 422, 422])
      expect((await as(user).post(routes.createProject(), aBody())).status).toBe(status);
    expect((await as(user).get<unknown[]>(routes.listProjects())).body).toHaveLength(2);
  });
});
