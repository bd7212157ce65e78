import type { ActivityPage } from '#core/api/activity.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { ChangeSet, History, KeyTag } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aWorldToChange, changeInBulk } from '../../support/project/bulk.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const NOTHING_SKIPPED = { missing: 0, unchanged: 0, empty: 0, nameTaken: 0, tooManyTags: 0 };

async function valuesOf({ project, owner }: TestProject): Promise<ValueView[]> {
  const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
  return body.groups.flatMap(({ keys }) => keys).flatMap(({ values }) => values);
}

const setsOf = ({ project }: TestProject): Promise<ChangeSet[]> =>
  part(Database).repository(ChangeSet).findBy({ projectId: project.id });

const historyOf = ({ project }: TestProject): Promise<History[]> =>
  part(Database)
    .repository(History)
    .find({ where: { projectId: project.id }, order: { id: 'ASC' } });

describe('POST /projects/:projectId/bulk', () => {
  it('reviews the values of keys in some languages, never an empty one', async () => {
    const world = await aWorldToChange();
    const keyIds = [world.key('open').id, world.key('items').id];
    const languageIds = [world.language('en').id, world.language('fr').id];
    const review = { action: 'review', status: 'validated', keyIds, languageIds };
    const { status, body } = await changeInBulk(world, world.owner, review);
    expect(status).toBe(200);
    expect(body).toEqual({
      changeSetId: expect.any(Number) as unknown,
      done: 2,
      changed: 4,
      skipped: { ...NOTHING_SKIPPED, empty: 4 },
      next: null,
    });
    const validated = (await valuesOf(world)).filter((value) => value.status === 'validated');
    expect(validated.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'Open 2',
      'None 2',
      'One 2',
      'Many 2',
    ]);
    const again = await changeInBulk(world, world.owner, review);
    expect(again.body).toMatchObject({ changeSetId: null, changed: 0, skipped: { unchanged: 4, empty: 4 } });
    expect(await setsOf(world)).toMatchObject([
      {
        id: body.changeSetId,
        actorId: world.owner.id,
        kind: 'bulk',
        summary: { action: 'review', changed: 4 },
      },
    ]);
  });

  it('records every change like a single call, in the change set', async () => {
    const world = await aWorldToChange();
    const { id: valueId, keyId, languageId } = world.value('title', 'fr');
    const { body } = await changeInBulk(world, world.owner, {
      action: 'review',
      status: 'invalidated',
      keyIds: [keyId],
      languageIds: [languageId],
    });
    expect(await historyOf(world)).toMatchObject([
      {
        action: 'value.reviewed',
        source: 'edit',
        actorId: world.owner.id,
        valueId,
        keyId,
        languageId,
        version: 2,
        changeSetId: body.changeSetId,
        old: { text: 'Titre', status: 'modified', quantity: null },
        new: { text: 'Titre', status: 'invalidated', quantity: null },
      },
    ]);
    const activity = await as(world.owner).get<ActivityPage>(routes.listActivity(world.project.id));
    expect(activity.body.items).toMatchObject([{ action: 'value.reviewed', key: { name: 'title' } }]);
  });

  it('fills empty values from another language, form by form', async () => {
    const world = await aWorldToChange();
    const keyIds = world.keys.map(({ id }) => id);
    const { body } = await changeInBulk(world, world.owner, {
      action: 'fill',
      keyIds,
      languageIds: [world.language('fr').id],
      sourceLanguageId: world.language('en').id,
    });
    expect(body).toMatchObject({ done: 4, changed: 5, skipped: { ...NOTHING_SKIPPED, unchanged: 1 } });
    const french = (await valuesOf(world)).filter(({ languageName }) => languageName === 'fr');
    expect(french.map(({ name }) => name)).toEqual(['Titre', 'Open', 'None', 'One', 'Many', 'Menu']);
    expect(new Set(french.map(({ status }) => status))).toEqual(new Set(['modified']));
  });

  it('fills empty values with a text', async () => {
    const world = await aWorldToChange();
    const keyIds = [world.key('open').id];
    const languageIds = world.languages.map(({ id }) => id);
    const { body } = await changeInBulk(world, world.owner, {
      action: 'fill',
      keyIds,
      languageIds,
      text: 'To translate',
    });
    expect(body).toMatchObject({ changed: 1, skipped: { unchanged: 1 } });
    expect((await valuesOf(world)).map(({ name }) => name)).toContain('To translate');
  });

  it('deletes keys and records their texts', async () => {
    const world = await aWorldToChange();
    const [title, open] = [world.key('title'), world.key('open')];
    const keyIds = [title.id, open.id, 999_999];
    const { body } = await changeInBulk(world, world.owner, { action: 'delete', keyIds });
    expect(body).toMatchObject({ done: 2, changed: 2, skipped: { ...NOTHING_SKIPPED, missing: 1 } });
    expect(await historyOf(world)).toMatchObject([
      {
        action: 'key.deleted',
        keyId: title.id,
        changeSetId: body.changeSetId,
        old: { name: 'title', values: [{ text: 'Title' }, { text: 'Titre' }] },
      },
      { action: 'key.deleted', keyId: open.id, old: { name: 'open', values: [{ text: 'Open' }] } },
    ]);
    expect((await valuesOf(world)).map(({ name }) => name)).not.toContain('Title');
  });

  it('moves keys to a group, except those whose name is taken there', async () => {
    const world = await aWorldToChange();
    const menu = world.group('menu');
    const keyIds = world.keys.map(({ id }) => id);
    const { body } = await changeInBulk(world, world.owner, { action: 'move', keyIds, groupId: menu.id });
    expect(body).toMatchObject({ changed: 2, skipped: { ...NOTHING_SKIPPED, nameTaken: 1, unchanged: 1 } });
    const group = await as(world.owner).get<GroupDetails>(routes.readGroup(world.project.id, menu.id));
    expect(group.body.keys.map(({ name }) => name)).toEqual(['open', 'items', 'title']);
    expect(await historyOf(world)).toMatchObject([
      {
        action: 'key.updated',
        keyId: world.key('open').id,
        groupId: menu.id,
        old: { name: 'open', groupName: 'common' },
        new: { name: 'open', groupId: menu.id, groupName: 'menu' },
      },
      { keyId: world.key('items').id },
    ]);
  });

  it('moves the oldest of several keys with one name', async () => {
    const world = await aProject({
      keys: [
        { name: 'title', group: 'one' },
        { name: 'title', group: 'two' },
        { name: 'x', group: 'three' },
      ],
    });
    const keyIds = world.keys.map(({ id }) => id);
    const groupId = world.group('three').id;
    const { body } = await changeInBulk(world, world.owner, { action: 'move', keyIds, groupId });
    expect(body).toMatchObject({ changed: 1, skipped: { nameTaken: 1, unchanged: 1 } });
  });

  it('adds and removes a tag', async () => {
    const world = await aWorldToChange();
    const keyIds = [world.key('open').id, world.key('items').id];
    const tags = () => part(Database).repository(KeyTag).findBy({ projectId: world.project.id });
    const tagged = await changeInBulk(world, world.owner, { action: 'tag', keyIds, tag: ' checkout ' });
    expect(tagged.body).toMatchObject({ changed: 2, skipped: NOTHING_SKIPPED });
    expect((await tags()).map(({ tag }) => tag)).toEqual(['checkout', 'checkout']);
    const again = await changeInBulk(world, world.owner, { action: 'tag', keyIds, tag: 'Checkout' });
    expect(again.body).toMatchObject({ changed: 0, skipped: { unchanged: 2 } });
    const untagged = await changeInBulk(world, world.owner, { action: 'untag', keyIds, tag: 'CHECKOUT' });
    expect(untagged.body).toMatchObject({ changed: 2 });
    expect(await tags()).toEqual([]);
    const [first, , third] = await historyOf(world);
    expect(first).toMatchObject({ action: 'key.updated', old: { tags: [] }, new: { tags: ['checkout'] } });
    expect(third).toMatchObject({ action: 'key.updated', old: { tags: ['checkout'] }, new: { tags: [] } });
  });

  it('adds no tag beyond 50', async () => {
    const world = await aWorldToChange();
    const { projectId, id: keyId } = world.key('open');
    const tags = Array.from({ length: 50 }, (_, index) => ({ projectId, keyId, tag: `tag ${index}` }));
    await part(Database).repository(KeyTag).save(tags);
    const { body } = await changeInBulk(world, world.owner, {
      action: 'tag',
      keyIds: [keyId],
      tag: 'one more',
    });
    expect(body).toMatchObject({ changed: 0, changeSetId: null, skipped: { tooManyTags: 1 } });
  });

  it.each<[object, string[]]>([
    [{ statuses: ['empty', 'modified'] }, ['title', 'open', 'items', 'title']],
    [{ text: 'MENU' }, ['title']],
    [{ text: 'it' }, ['title', 'items', 'title']],
    [{ text: '%' }, []],
    [{ statuses: ['empty'] }, ['open', 'items', 'title']],
    [{ statuses: ['validated'] }, []],
    [{ statuses: ['empty'], text: 'many' }, ['items']],
  ])('changes the keys of the filter %j', async (filter, names) => {
    const world = await aWorldToChange();
    const { body } = await changeInBulk(world, world.owner, { action: 'tag', filter, tag: 'found' });
    expect(body).toMatchObject({ done: names.length, changed: names.length, next: null });
    expect((await historyOf(world)).map(({ old }) => (old as { name: string }).name)).toEqual(names);
  });

  it('looks for texts and statuses only in the languages of the filter', async () => {
    const world = await aWorldToChange();
    const inEnglish = { languageIds: [world.language('en').id] };
    const tag = (filter: object) => changeInBulk(world, world.owner, { action: 'tag', filter, tag: 'found' });
    expect((await tag({ ...inEnglish, text: 'titre' })).body.done).toBe(0);
    expect((await tag({ ...inEnglish, statuses: ['empty'] })).body.done).toBe(0);
    expect((await tag({ groupId: world.group('menu').id })).body.done).toBe(1);
  });

  it('continues in slices of 1,000 keys under one change set', async () => {
    const keys = Array.from({ length: 1_001 }, (_, index) => ({ name: `key_${index}`, texts: { en: 'x' } }));
    const world = await aProject({ keys });
    const languageIds = [world.language('en').id];
    const review = { action: 'review', status: 'validated', filter: { statuses: ['modified'] }, languageIds };
    const { body: first } = await changeInBulk(world, world.owner, review);
    expect(first).toMatchObject({ done: 1_000, changed: 1_000 });
    const { changeSetId, next: after } = first;
    expect(after).toBe(world.keys[999]?.id);
    const second = await changeInBulk(world, world.owner, { ...review, changeSetId, after });
    expect(second.body).toMatchObject({ changeSetId, done: 1, changed: 1, next: null });
    expect(await setsOf(world)).toMatchObject([
      { id: changeSetId, summary: { action: 'review', changed: 1_001 } },
    ]);
  });
});

describe('the change set of a bulk change', () => {
  const tag = async (world: TestProject, by: TestUser, more: object = {}) =>
    changeInBulk(world, by, { action: 'tag', tag: 'a', keyIds: [world.key('open').id], ...more });

  it('is continued only by its member, with the same action', async () => {
    const world = await aWorldToChange();
    const { changeSetId } = (await tag(world, world.owner)).body;
    const editor = await aMember(world.project, 'editor');
    expect(await tag(world, editor, { changeSetId })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    const missing = { status: 404, body: { error: 'not_existing_change_set' } };
    expect(await tag(world, world.owner, { changeSetId, action: 'untag' })).toMatchObject(missing);
    const other = await aWorldToChange();
    expect(await tag(other, other.owner, { changeSetId })).toMatchObject(missing);
    expect((await tag(world, world.owner, { changeSetId, tag: 'b' })).body).toMatchObject({ changeSetId });
  });

  it('is not continued once it was reverted', async () => {
    const world = await aWorldToChange();
    const { changeSetId } = (await tag(world, world.owner)).body;
    await part(Database)
      .repository(ChangeSet)
      .update({ projectId: world.project.id, id: changeSetId ?? 0 }, { revertedById: changeSetId });
    expect(await tag(world, world.owner, { changeSetId, tag: 'b' })).toMatchObject({
      status: 409,
      body: { error: 'already_reverted' },
    });
  });
});
