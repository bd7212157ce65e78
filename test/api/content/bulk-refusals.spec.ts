import { useApp } from '../../support/server/app.js';
import { aWorldToChange, changeInBulk } from '../../support/project/bulk.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('what is refused in bulk', () => {
  it.each([
    ['review', 'translator', { status: 'validated' }],
    ['fill', 'reviewer', { text: 'x' }],
    ['delete', 'translator', {}],
    ['tag', 'reviewer', { tag: 'x' }],
  ])('%s by a %s', async (action, role, more) => {
    const world = await aWorldToChange();
    const member = await aMember(world.project, role as 'translator');
    const languageIds = [world.language('en').id];
    const keyIds = [world.key('open').id];
    expect(await changeInBulk(world, member, { action, keyIds, languageIds, ...more })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });

  it('what the languages of a member do not allow', async () => {
    const world = await aWorldToChange();
    const [en, fr] = [world.language('en').id, world.language('fr').id];
    const editor = await aMember(world.project, 'editor', { target: [world.language('fr')] });
    const keyIds = [world.key('open').id];
    const hidden = { status: 404, body: { error: 'not_existing_language' } };
    const review = (languageId: number) =>
      changeInBulk(world, editor, {
        action: 'review',
        status: 'validated',
        keyIds,
        languageIds: [languageId],
      });
    const copy = { action: 'fill', keyIds, languageIds: [fr], sourceLanguageId: en };
    expect(await review(en)).toMatchObject(hidden);
    expect(await changeInBulk(world, editor, copy)).toMatchObject(hidden);
    expect((await review(fr)).status).toBe(200);
    expect(await changeInBulk(world, editor, { action: 'delete', keyIds })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    const group = { action: 'move', keyIds, groupId: world.group('menu').id };
    expect((await changeInBulk(world, editor, group)).status).toBe(200);
  });

  it.each<[string, object]>([
    ['an unknown action', { action: 'archive', keyIds: [1] }],
    ['neither keys nor a filter', { action: 'delete' }],
    ['both keys and a filter', { action: 'delete', keyIds: [1], filter: { text: 'x' } }],
    ['no keys', { action: 'delete', keyIds: [] }],
    ['a key twice', { action: 'delete', keyIds: [1, 1] }],
    ['too many keys', { action: 'delete', keyIds: Array.from({ length: 1_001 }, (_, id) => id) }],
    ['a filter without a known condition', { action: 'delete', filter: { status: 'empty' } }],
    ['an invalid filter', { action: 'delete', filter: { statuses: ['lost'] } }],
    ['a filter that is a list', { action: 'delete', filter: [] }],
    ['a review without a status', { action: 'review', keyIds: [1], languageIds: [1] }],
    ['a review without languages', { action: 'review', keyIds: [1], status: 'validated' }],
    ['a fill without a text', { action: 'fill', keyIds: [1], languageIds: [1] }],
    [
      'a fill with two sources',
      { action: 'fill', keyIds: [1], languageIds: [1], text: 'x', sourceLanguageId: 1 },
    ],
    ['a move without a group', { action: 'move', keyIds: [1] }],
    ['an empty tag', { action: 'tag', keyIds: [1], tag: ' ' }],
    ['a long tag', { action: 'tag', keyIds: [1], tag: 'x'.repeat(41) }],
  ])('%s', async (_name, body) => {
    const world = await aWorldToChange();
    expect(await changeInBulk(world, world.owner, body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it('a group that does not exist', async () => {
    const world = await aWorldToChange();
    const other = await aWorldToChange();
    const groupId = other.group('menu').id;
    const move = { action: 'move', keyIds: [world.key('open').id], groupId };
    expect(await changeInBulk(world, world.owner, move)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_group' },
    });
  });
});
