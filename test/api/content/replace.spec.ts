import type { ReplaceResult } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { ChangeSet, History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const aWorld = () =>
  aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', texts: { en: 'Old title', fr: 'Vieux titre' } },
      { name: 'open', texts: { en: 'Open the old one' } },
    ],
  });

const replace = ({ project }: TestProject, by: TestUser, changes: unknown, more: object = {}) =>
  as(by).post<ReplaceResult>(routes.replaceValues(project.id), { changes, ...more });

const change = (world: TestProject, key: string, language: string, text: string) => {
  const { id: valueId, version } = world.value(key, language);
  return { valueId, version, text };
};

async function textOf({ project, owner, value }: TestProject, key: string, language: string) {
  const { id, keyId } = value(key, language);
  const { body } = await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, keyId));
  return body.find((found) => found.id === id);
}

describe('POST /projects/:projectId/replace', () => {
  it('writes the texts, which are modified from then on, as one change set', async () => {
    const world = await aWorld();
    const { id, keyId } = world.value('title', 'en');
    await as(world.owner).patch(routes.reviewValue(world.project.id, keyId, id), { status: 'validated' });
    const { status, body } = await replace(world, world.owner, [
      { ...change(world, 'title', 'en', 'New title'), version: 2 },
      change(world, 'open', 'en', 'Open the new one'),
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({ changeSetId: expect.any(Number) as unknown, changed: 2, kept: 0 });
    expect(await textOf(world, 'title', 'en')).toMatchObject({
      name: 'New title',
      status: 'modified',
      version: 3,
    });
    const { changeSetId } = body;
    const sets = await part(Database).repository(ChangeSet).findBy({ projectId: world.project.id });
    expect(sets).toMatchObject([
      { id: changeSetId, kind: 'replace', actorId: world.owner.id, summary: { changed: 2 } },
    ]);
    const rows = await part(Database)
      .repository(History)
      .find({ where: { projectId: world.project.id, action: 'value.written' }, order: { id: 'ASC' } });
    expect(rows).toMatchObject([
      {
        changeSetId,
        source: 'edit',
        version: 3,
        old: { text: 'Old title', status: 'validated' },
        new: { text: 'New title', status: 'modified' },
      },
      { changeSetId, version: 2, old: { text: 'Open the old one' } },
    ]);
  });

  it('keeps values that have changed since they were shown', async () => {
    const world = await aWorld();
    const { id, keyId } = world.value('title', 'en');
    await as(world.owner).patch(routes.writeValue(world.project.id, keyId, id), { name: 'Somebody else' });
    const { body } = await replace(world, world.owner, [
      change(world, 'title', 'en', 'New title'),
      change(world, 'open', 'en', 'Open the new one'),
      { valueId: 999_999, version: 1, text: 'gone' },
    ]);
    expect(body).toMatchObject({ changed: 1, kept: 2 });
    expect(await textOf(world, 'title', 'en')).toMatchObject({ name: 'Somebody else', version: 2 });
  });

  it('opens no change set if nothing changes', async () => {
    const world = await aWorld();
    const { body } = await replace(world, world.owner, [change(world, 'title', 'en', 'Old title')]);
    expect(body).toEqual({ changeSetId: null, changed: 0, kept: 1 });
    expect(await part(Database).repository(ChangeSet).countBy({ projectId: world.project.id })).toBe(0);
  });

  it('continues a change set of replacements', async () => {
    const world = await aWorld();
    const first = await replace(world, world.owner, [change(world, 'title', 'en', 'New title')]);
    const { changeSetId } = first.body;
    const more = await replace(world, world.owner, [change(world, 'open', 'en', 'x')], { changeSetId });
    expect(more.body).toEqual({ changeSetId, changed: 1, kept: 0 });
    const tagged = await as(world.owner).post<{ changeSetId: number }>(
      routes.changeInBulk(world.project.id),
      { action: 'tag', tag: 'x', keyIds: [world.key('open').id] },
    );
    const ofBulk = { changeSetId: tagged.body.changeSetId };
    expect(await replace(world, world.owner, [change(world, 'open', 'fr', 'x')], ofBulk)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_change_set' },
    });
  });

  it('writes nothing if a language may only be read, and finds no value of a hidden one', async () => {
    const world = await aWorld();
    const inBoth = [change(world, 'title', 'fr', 'x'), change(world, 'title', 'en', 'x')];
    const reader = await aMember(world.project, 'translator', {
      source: [world.language('en')],
      target: [world.language('fr')],
    });
    expect(await replace(world, reader, inBoth)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    const limited = await aMember(world.project, 'translator', { target: [world.language('fr')] });
    expect(await replace(world, limited, inBoth.slice(1))).toMatchObject({
      status: 404,
      body: { error: 'not_existing_value' },
    });
    expect(await textOf(world, 'title', 'en')).toMatchObject({ name: 'Old title' });
    expect((await replace(world, limited, inBoth)).body).toMatchObject({ changed: 1, kept: 1 });
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['an empty list', []],
    ['too many', Array.from({ length: 10_001 }, (_, valueId) => ({ valueId, version: 1, text: '' }))],
    ['a value twice', [1, 2].map((version) => ({ valueId: 1, version, text: '' }))],
    ['no version', [{ valueId: 1, text: '' }]],
    ['a version that no value has', [{ valueId: 1, version: 2 ** 31, text: '' }]],
    ['no text', [{ valueId: 1, version: 1 }]],
    ['a text too long', [{ valueId: 1, version: 1, text: 'x'.repeat(20_001) }]],
    ['something else', [null]],
  ])('refuses %s', async (_name, changes) => {
    const world = await aWorld();
    expect(await replace(world, world.owner, changes)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });
});
