import { CLIENT_HEADER, LISTED_CHANGES } from '#core/api/live.js';
import type { GroupView } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { as } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { group, manyKeys, singular } from '../support/catalogue.js';
import { withFailingInserts } from '../support/database/failing-inserts.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember } from '../support/project/world.js';
import { closeSockets, joined } from './support/live-socket.js';

useApp();
afterEach(closeSockets);

const aWorld = () =>
  aProject({ languages: ['en', 'fr', 'de'], keys: [{ name: 'title', texts: { en: 'Title' } }, 'footer'] });

const pathOf = ({ project, value }: TestProject, key: string, language: string): string => {
  const { keyId, id } = value(key, language);
  return routes.writeValue(project.id, keyId, id);
};

/** A reader of English and French, and the owner, in the project. */
async function twoReaders(world: TestProject) {
  const { project, owner, language } = world;
  const limited = await aMember(project, 'translator', {
    source: [language('en')],
    target: [language('fr')],
  });
  return { limited: await joined(limited, project), unlimited: await joined(owner, project), user: limited };
}

describe('a changed text', () => {
  it('is sent as it is stored, with who changed it', async () => {
    const world = await aWorld();
    const { project, owner, language } = world;
    const live = await joined(owner, project);
    const { body } = await as(owner).patch<ValueView>(
      pathOf(world, 'title', 'en'),
      { name: 'Heading' },
      { [CLIENT_HEADER]: 'tab-1' },
    );
    const { languageName: _name, languageAccess: _access, ...value } = body;
    expect(await live.event('value_changed')).toEqual({
      projectId: project.id,
      cursor: expect.any(Number) as unknown,
      safeCursor: expect.any(Number) as unknown,
      byUserId: owner.id,
      clientId: 'tab-1',
      languageId: language('en').id,
      values: [value],
    });
  });

  it('has no name of a tab if the header is none', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    await as(world.owner).patch(pathOf(world, 'title', 'en'), { name: 'A' }, { [CLIENT_HEADER]: 'no name!' });
    expect(await live.event('value_changed')).toMatchObject({ clientId: null });
  });

  it('is sent to those who may read the language, and to no others', async () => {
    const world = await aWorld();
    const { owner, language } = world;
    const { limited, unlimited } = await twoReaders(world);
    const is = (name: string) => (event: { languageId: number }) => event.languageId === language(name).id;
    for (const name of ['de', 'fr', 'en']) {
      await as(owner).patch(pathOf(world, 'title', name), { name: `In ${name}` });
      await unlimited.event('value_changed', is(name));
    }
    await limited.event('value_changed', is('en'));
    const languages = limited.all('value_changed').map(({ languageId }) => languageId);
    expect(languages).toEqual([language('fr').id, language('en').id]);
    expect(JSON.stringify(limited.heard)).not.toContain('In de');
  });

  it('has its status and its version after a review', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    const { keyId, id } = world.value('title', 'en');
    await as(world.owner).patch(routes.reviewValue(world.project.id, keyId, id), { status: 'validated' });
    expect(await live.event('value_changed')).toMatchObject({
      values: [{ id, keyId, name: 'Title', status: 'validated', version: 2 }],
    });
  });

  it('is not sent if the change is rolled back', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    const path = pathOf(world, 'title', 'en');
    await withFailingInserts('history', () => as(world.owner).patch(path, { name: 'Lost' }));
    await as(world.owner).patch(path, { name: 'Kept' });
    expect(await live.event('value_changed')).toMatchObject({ values: [{ name: 'Kept', version: 2 }] });
    expect(JSON.stringify(live.heard)).not.toContain('Lost');
  });

  it('is not sent to a socket that has left the project, or is in another one', async () => {
    const world = await aWorld();
    const other = await aProject({ owner: world.owner });
    const [left, moved, here] = [
      await joined(world.owner, world.project),
      await joined(world.owner, world.project),
      await joined(world.owner, world.project),
    ];
    await left.send('leave');
    await moved.join(other.project.id);
    await as(world.owner).patch(pathOf(world, 'title', 'en'), { name: 'Heading' });
    await here.event('value_changed');
    await Promise.all([left.send('leave'), moved.send('leave')]);
    expect([...left.all('value_changed'), ...moved.all('value_changed')]).toEqual([]);
  });
});

describe('changes of the structure', () => {
  it('are sent to every member: new, changed and deleted keys, without texts of other languages', async () => {
    const world = await aWorld();
    const { project, owner, language } = world;
    const { limited, unlimited } = await twoReaders(world);
    const { body: key } = await as(owner).post<KeyView>(routes.createKey(project.id), {
      name: 'fresh',
      isPlural: false,
      groupName: 'common',
      values: [{ name: 'Frisch', languageId: language('de').id, quantityString: null }],
    });
    const { values, ...head } = key;
    expect(await limited.event('key_changed')).toMatchObject({ byUserId: owner.id, keys: [head] });
    const german = await unlimited.event(
      'value_changed',
      ({ languageId }) => languageId === language('de').id,
    );
    expect(german.values).toMatchObject([{ name: 'Frisch', keyId: key.id }]);
    expect(values).toHaveLength(3);
    await as(owner).patch(routes.updateKey(project.id, key.id), { name: 'fresher' });
    await limited.event('key_changed', ({ keys }) => keys[0]?.name === 'fresher');
    await as(owner).delete(routes.deleteKey(project.id, key.id));
    expect(await limited.event('key_deleted')).toMatchObject({ keyIds: [key.id] });
    expect(JSON.stringify(limited.heard)).not.toContain('Frisch');
  });

  it('send the new forms of a key that becomes plural', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    const { id: keyId } = world.key('title');
    await as(world.owner).patch(routes.updateKey(world.project.id, keyId), { isPlural: true });
    expect(await live.event('key_changed')).toMatchObject({ keys: [{ id: keyId, isPlural: true }] });
    const { values } = await live.event('value_changed');
    expect(values.map(({ quantityString }) => quantityString)).toEqual(['zero', 'one', 'other']);
  });

  it('are sent for groups', async () => {
    const { project, owner } = await aWorld();
    const live = await joined(owner, project);
    const { body } = await as(owner).post<GroupView>(routes.createGroup(project.id), { name: 'menu' });
    expect(await live.event('group_changed')).toMatchObject({ groups: [{ id: body.id, name: 'menu' }] });
    await as(owner).patch(routes.renameGroup(project.id, body.id), { name: 'menus' });
    await live.event('group_changed', ({ groups }) => groups[0]?.name === 'menus');
    await as(owner).delete(routes.deleteGroup(project.id, body.id));
    expect(await live.event('group_deleted')).toMatchObject({ groupIds: [body.id] });
  });

  it('are sent for languages to those who may read them', async () => {
    const world = await aWorld();
    const { project, owner } = world;
    const { limited, unlimited } = await twoReaders(world);
    const { body } = await as(owner).post<LanguageView>(routes.createLanguage(project.id), {
      name: 'Italian',
    });
    expect(await unlimited.event('language_added')).toMatchObject({
      language: { id: body.id, name: 'Italian', tag: 'it' },
    });
    await as(owner).patch(routes.updateLanguage(project.id, body.id), { name: 'Italiano' });
    expect(await unlimited.event('language_changed')).toMatchObject({ language: { name: 'Italiano' } });
    await as(owner).delete(routes.deleteLanguage(project.id, body.id));
    expect(await unlimited.event('language_deleted')).toMatchObject({ languageId: body.id });
    await as(owner).delete(routes.deleteLanguage(project.id, world.language('fr').id));
    expect(await limited.event('language_deleted')).toMatchObject({ languageId: world.language('fr').id });
    expect(JSON.stringify(limited.heard)).not.toContain('Italian');
  });

  it('are sent for the settings and the archive, without a source language that the member may not read', async () => {
    const world = await aWorld();
    const { project, owner, language } = world;
    const limited = await joined(await aMember(project, 'translator', { target: [language('fr')] }), project);
    const unlimited = await joined(owner, project);
    await as(owner).put(routes.updateProject(project.id), { name: 'Globe', color: '000000' });
    expect(await unlimited.event('project_changed')).toMatchObject({
      isReload: false,
      project: { name: 'Globe', sourceLanguageId: language('en').id, archivedAt: null },
    });
    expect(await limited.event('project_changed')).toMatchObject({
      project: { name: 'Globe', sourceLanguageId: null },
    });
    await as(owner).post(routes.archiveProject(project.id));
    await limited.event('project_changed', (event) => event.project?.archivedAt !== null);
  });

  it('are sent for ignored findings, to those who may read the text', async () => {
    const world = await aWorld();
    const { project, owner } = world;
    const { limited, unlimited } = await twoReaders(world);
    for (const name of ['de', 'fr']) {
      const { keyId, id } = world.value('title', name);
      const path = routes.ignoreFinding(project.id, keyId, id);
      expect((await as(owner).post(path, { check: 'missing', fingerprint: '0' })).status).toBe(204);
    }
    const [german, french] = [world.value('title', 'de').id, world.value('title', 'fr').id];
    await unlimited.event('findings_changed', ({ valueIds }) => valueIds.includes(german));
    expect(await limited.event('findings_changed')).toMatchObject({ valueIds: [french] });
  });
});

describe('many changes', () => {
  it('of an import are one event, after which clients read the project again', async () => {
    const { project, owner, language } = await aWorld();
    const live = await joined(owner, project);
    const files = { groups: [manyKeys(300)], replaceExistingKeys: true };
    const reply = await as(owner).post(routes.importIntoLanguage(project.id, language('en').id), files);
    expect(reply.status).toBe(200);
    const event = await live.event('project_changed');
    expect(event).toMatchObject({ byUserId: owner.id, isReload: true, project: { name: project.name } });
    await as(owner).post(routes.createGroup(project.id), { name: 'fence' });
    await live.event('group_changed');
    expect(live.heard.filter(({ name }) => name !== 'presence')).toHaveLength(2);
  });

  it(`of more than ${LISTED_CHANGES} keys at once are one event too`, async () => {
    const { project, owner } = await aWorld();
    const live = await joined(owner, project);
    const keys = Array.from({ length: LISTED_CHANGES + 1 }, (_, index) => ({
      name: `key_${index}`,
      isPlural: false,
    }));
    await as(owner).post(routes.createKeys(project.id), keys);
    expect(await live.event('project_changed')).toMatchObject({ isReload: true });
    expect(live.all('key_changed')).toEqual([]);
  });

  it('of one language within a moment are one event', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    await Promise.all(
      ['title', 'footer'].map((key) => as(world.owner).patch(pathOf(world, key, 'fr'), { name: 'Texte' })),
    );
    const ids = () => live.all('value_changed').flatMap(({ values }) => values.map(({ id }) => id));
    await live.event('value_changed', () => new Set(ids()).size === 2);
    expect(live.all('value_changed').length).toBeLessThanOrEqual(2);
  });

  it('of a file of two texts are listed only as a reload', async () => {
    const { project, owner, language } = await aWorld();
    const live = await joined(owner, project);
    const files = { groups: [group('common', singular('title', 'Imported'))], replaceExistingKeys: true };
    await as(owner).post(routes.importIntoLanguage(project.id, language('en').id), files);
    expect(await live.event('project_changed')).toMatchObject({ isReload: true });
  });
});
