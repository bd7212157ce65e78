import type { ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import {
  aRepository,
  bodyOf,
  detailsFor,
  ERRORS,
  importing,
  NAMESPACES,
  written,
} from '../../support/project/repository.js';
import { aProject } from '../../support/project/project-world.js';
import type { Documents } from '../../support/project/repository.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

const WITHOUT_TITLE: Documents = { 'locales/en/errors.json': '{"hero":{"none":"None"}}' };
const WITH_TITLE: Documents = { 'locales/en/errors.json': '{"title":"Error","hero":{"none":"None"}}' };

const marking = async (user: TestUser, projectId: number, documents: Documents, more: object = {}) =>
  made(await importing(user, projectId, { ...bodyOf(documents), obsolete: 'mark', ...more }));

/** The keys of all files, with whether each is obsolete. */
async function keysFor(user: TestUser, projectId: number): Promise<Record<string, boolean>> {
  const { files, groups } = await detailsFor(user, projectId);
  const fileOf = (id: number | null): string | undefined => files.find((file) => file.id === id)?.path;
  return Object.fromEntries(
    groups.flatMap(({ fileId, name, keys }) =>
      keys.map((key) => [`${fileOf(fileId)?.split('/').at(-1) ?? ''} ${name} ${key.name}`, key.isObsolete]),
    ),
  );
}

const ALL_IN_USE = {
  'common.json common title': false,
  'common.json hero ok': false,
  'errors.json common title': false,
  'errors.json hero none': false,
};

describe('what the base document of a repository no longer has', () => {
  it('becomes obsolete in that file alone, and is written into no document', async () => {
    const { owner, projectId } = await aRepository();
    const { counts } = await marking(owner, projectId, WITHOUT_TITLE);
    expect(counts).toMatchObject({ obsolete: 1, restored: 0 });
    expect(await keysFor(owner, projectId)).toEqual({ ...ALL_IN_USE, 'errors.json common title': true });
    expect(await written(owner, projectId)).toEqual({
      ...NAMESPACES,
      ...WITHOUT_TITLE,
      'locales/pt_BR/errors.json': '{"hero":{"none":"Nenhum"}}\r\n',
    });
  });

  it('comes back with its texts when the document has it again', async () => {
    const { owner, projectId } = await aRepository();
    await marking(owner, projectId, WITHOUT_TITLE);
    const { counts } = await marking(owner, projectId, WITH_TITLE);
    expect(counts).toMatchObject({ existing: 2, created: 0, obsolete: 0, restored: 1 });
    expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
    const texts = (await detailsFor(owner, projectId)).groups.flatMap(({ keys }) =>
      keys.flatMap(({ values }) => values.map(({ name }) => name)),
    );
    expect(texts).toContain('Erro');
  });

  it('is in use again when the import is undone', async () => {
    const { owner, projectId } = await aRepository();
    const { changeSetId } = await marking(owner, projectId, WITHOUT_TITLE);
    made(await as(owner).post(routes.revertChangeSet(projectId, changeSetId ?? 0), {}));
    expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });

  it('is counted by a dry run, which changes nothing', async () => {
    const { owner, projectId } = await aRepository();
    const { counts } = await marking(owner, projectId, WITHOUT_TITLE, { dryRun: true });
    expect(counts).toMatchObject({ obsolete: 1 });
    expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
  });

  it('becomes obsolete key by key', async () => {
    const { owner, projectId } = await aRepository();
    const { groups } = await detailsFor(owner, projectId);
    const keys = groups.flatMap((group) => group.keys);
    const none = keys.filter(({ name }) => name === 'none').map(({ id }) => id);
    const { counts } = await marking(
      owner,
      projectId,
      { 'locales/en/errors.json': '{"more":"More"}' },
      { unmarked: none },
    );
    expect(counts).toMatchObject({ obsolete: 1 });
    expect(await keysFor(owner, projectId)).toMatchObject({
      'errors.json common title': true,
      'errors.json hero none': false,
    });
  });

  it.each([
    ['no list', 'all', { unmarked: 'must be a list of ids' }],
    ['no id', [1, '2'], { 'unmarked.1': 'must be an id' }],
  ])('is refused with %s of keys that stay', async (_, unmarked, fields) => {
    const { owner, projectId } = await aRepository();
    const { status, body } = await as(owner).post(routes.applyChanges(projectId), {
      ...bodyOf(WITHOUT_TITLE),
      unmarked,
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields } });
  });

  it('stays in use unless the import says so', async () => {
    const { owner, projectId } = await aRepository();
    made(await importing(owner, projectId, bodyOf(WITHOUT_TITLE)));
    expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
  });

  it('is in the activity as the mark of a key', async () => {
    const { owner, projectId } = await aRepository();
    await marking(owner, projectId, WITHOUT_TITLE);
    const { items } = made(await as(owner).get<ActivityPage>(routes.listActivity(projectId)));
    expect(items.map(({ action }) => action)).toContain('key.updated');
  });
});

describe('an obsolete key of a project without files', () => {
  const importTitle = async (user: TestUser, projectId: number, tag: string, more: object = {}) => {
    const key = { name: 'title', isPlural: false, values: [{ name: 'Title' }] };
    const languages = [{ tag, groups: [{ name: 'common', keys: [key] }] }];
    return made(await importing(user, projectId, { languages, obsolete: 'mark', ...more }));
  };

  async function anObsoleteKey() {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const { project, owner, key } = world;
    const path = routes.updateKey(project.id, key('title').id);
    made(await as(owner).patch(path, { isObsolete: true }));
    const isObsolete = async (): Promise<boolean> =>
      (await keysFor(owner, project.id))[' common title'] === true;
    return { owner, projectId: project.id, keyId: key('title').id, isObsolete };
  }

  it('is in use again when the base language has it again, and obsolete when that is undone', async () => {
    const { owner, projectId, isObsolete } = await anObsoleteKey();
    const { counts, changeSetId } = await importTitle(owner, projectId, 'en');
    expect(counts).toMatchObject({ existing: 1, created: 0, obsolete: 0, restored: 1 });
    expect(await isObsolete()).toBe(false);
    made(await as(owner).post(routes.revertChangeSet(projectId, changeSetId ?? 0), {}));
    expect(await isObsolete()).toBe(true);
  });

  it('stays so where the import does not ask, where it is chosen, and for a translation', async () => {
    const { owner, projectId, keyId, isObsolete } = await anObsoleteKey();
    await importTitle(owner, projectId, 'en', { obsolete: 'keep' });
    await importTitle(owner, projectId, 'en', { unmarked: [keyId] });
    await importTitle(owner, projectId, 'fr');
    expect(await isObsolete()).toBe(true);
  });
});

describe('keys stay in use', () => {
  it('that only a document of a translation no longer has', async () => {
    const { owner, projectId } = await aRepository();
    const { counts } = await marking(owner, projectId, { 'locales/pt_BR/errors.json': '{"title":"Erro"}' });
    expect(counts).not.toHaveProperty('obsolete');
    expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
  });

  it('that were made here, and are in no document yet', async () => {
    const { owner, projectId } = await aRepository();
    const { files, groups } = await detailsFor(owner, projectId);
    const fileId = files.find(({ path }) => path === ERRORS)?.id;
    const hero = groups.find((group) => group.fileId === fileId && group.name === 'hero');
    made(
      await as(owner).post(routes.createKey(projectId), {
        groupId: hero?.id,
        name: 'new',
        isPlural: false,
        values: [],
      }),
    );
    await marking(owner, projectId, WITHOUT_TITLE);
    expect(await keysFor(owner, projectId)).toMatchObject({ 'errors.json hero new': false });
  });

  it('that were renamed here, since the document has not been written yet', async () => {
    const { owner, projectId } = await aRepository();
    const { files, groups } = await detailsFor(owner, projectId);
    const fileId = files.find(({ path }) => path === ERRORS)?.id;
    const common = groups.find((group) => group.fileId === fileId && group.name === 'common');
    const [title] = common?.keys ?? [];
    made(await as(owner).patch(routes.updateKey(projectId, title?.id ?? 0), { name: 'heading' }));
    await marking(owner, projectId, WITH_TITLE);
    expect(await keysFor(owner, projectId)).toMatchObject({ 'errors.json common heading': false });
  });
});

it('marking is refused to a member who is limited to languages', async () => {
  const { owner, projectId, imported } = await aRepository();
  const [english = 0] = imported.languages.map(({ id }) => id ?? 0);
  const member = await aMember({ id: projectId }, 'editor', { source: [], target: [english] });
  const reply = await importing(member, projectId, { ...bodyOf(WITHOUT_TITLE), obsolete: 'mark' });
  expect(reply.status).toBe(403);
  expect(await keysFor(owner, projectId)).toEqual(ALL_IN_USE);
});
