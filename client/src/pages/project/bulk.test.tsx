import { screen, waitFor, within } from '@testing-library/react';

import type { BulkChange } from '#core/api/bulk.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { findOption } from '../../testing/antd.js';
import { cell, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aKey, aProject } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';

prepareGrid();

const box = (key: string): HTMLElement => screen.getByRole('checkbox', { name: `Select ${key}` });

const result = (changed: number, more: object = {}) => ({
  changeSetId: 61,
  done: 2,
  changed,
  skipped: { missing: 0, unchanged: 0, empty: 0, nameTaken: 0, tooManyTags: 0 },
  next: null,
  ...more,
});

const PATH = routes.changeInBulk(7);

const sent = (server: FakeServer): BulkChange[] =>
  server.to('POST', PATH).map(({ body }) => body as BulkChange);

/** A server that answers a bulk change, and the project as it is afterwards. */
const changing = (after: ProjectDetails, answer = ok(result(2))): FakeServer => {
  const server = world();
  return server.on('POST', PATH, () => {
    server.on('GET', routes.readProject(7), ok(after));
    return answer;
  });
};

const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map((row) => row.getAttribute('aria-label'));

async function select(...keys: string[]) {
  const { user } = await openGrid();
  for (const key of keys) await user.click(box(key));
  const bar = within(await screen.findByRole('group', { name: `${keys.length} rows selected` }));
  return { user, bar };
}

/** Types a tag in the open dialog and takes it from the list. */
async function choose(user: Awaited<ReturnType<typeof select>>['user'], tag: string): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), tag);
  await user.click(await findOption(tag.trim()));
}

describe('the selected keys', () => {
  it('show how many values errors keep from being validated, and lead to them', async () => {
    const skipped = { ...result(1).skipped, failing: 2 };
    changing(aProject(), ok(result(1, { skipped })));
    const { user, address } = await openGrid();
    await user.click(box('cart_title'));
    const bar = within(await screen.findByRole('group', { name: '1 row selected' }));
    await user.click(bar.getByRole('button', { name: /^Validate \d/ }));
    await screen.findByText('2 values have errors and were not validated');
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(address()).toBe('/projects/7?issues=1'));
  });

  it('are reviewed by one call, which counts what it changes', async () => {
    const project = aProject();
    const validated = structuredClone(project);
    for (const { values } of validated.groups.flatMap(({ keys }) => keys))
      for (const value of values)
        if (value.name !== '') Object.assign(value, { status: 'validated', version: 2 });
    const server = changing(validated);
    const { user, bar } = await select('cart_title', 'items_count');
    await user.click(bar.getByRole('button', { name: 'Validate 2 in 3 languages' }));
    await waitFor(() => expect(cell('cart_title', FR)).toHaveAccessibleName(/Validated/));
    expect(sent(server)).toEqual([
      { action: 'review', status: 'validated', languageIds: [1, 2, 3], keyIds: [21, 22] },
    ]);
    expect(await bar.findByRole('button', { name: 'Validate 0 in 3 languages' })).toBeDisabled();
  });

  it('say why a review was refused', async () => {
    changing(aProject(), refusal(403, 'unauthorized'));
    const { user, bar } = await select('cart_title', 'items_count');
    await user.click(bar.getByRole('button', { name: 'Validate 2 in 3 languages' }));
    expect(await screen.findByText('You are not authorized to perform this action.')).toBeVisible();
  });

  it('move to a group; the bar says which names are taken there', async () => {
    const project = aProject();
    const [common, checkout, ...rest] = project.groups;
    if (!common || !checkout) throw new Error('The sample has two groups.');
    const moved = aKey({ id: 11, name: 'cancel', groupId: 2, texts: { 1: 'Cancel', 2: 'Annuler', 3: '' } });
    const after = {
      ...project,
      groups: [
        { ...common, keys: common.keys.slice(1) },
        { ...checkout, keys: [...checkout.keys, moved] },
        ...rest,
      ],
    };
    const skipped = { ...result(1).skipped, nameTaken: 1 };
    const server = changing(after, ok(result(1, { skipped })));
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 keys' }));
    await user.type(dialog.getByLabelText('Group'), 'checkout');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('1 key moved')).toBeVisible();
    expect(
      await screen.findByText('1 key wasn’t moved: the group already has a key with its name.'),
    ).toBeVisible();
    expect(sent(server)).toEqual([{ action: 'move', groupId: 2, keyIds: [11, 12] }]);
    expect(names().at(-1)).toBe('cancel');
    expect(screen.queryByRole('group', { name: /selected/ })).toBeNull();
  });

  it('move to a new group, which is created first', async () => {
    const server = changing(aProject()).on(
      'POST',
      routes.createGroup(7),
      ok({ id: 9, name: 'footer', keys: [] }, 201),
    );
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 keys' }));
    await user.type(dialog.getByLabelText('Group'), 'footer');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ action: 'move', groupId: 9 }]));
  });

  it('get tags, those of the project or new ones, and lose them again by the toast', async () => {
    const server = changing(aProject(), ok(result(2))).on(
      'POST',
      routes.revertChangeSet(7, 61),
      ok({ restored: 2, keptNewer: 0, blocked: 0 }),
    );
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 2 keys' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Required.')).toBeVisible();
    for (const tag of ['menu', ' Home ', 'home']) await choose(user, tag);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('4 tags added')).toBeVisible();
    expect(sent(server)).toEqual([
      { action: 'tag', tag: 'menu', keyIds: [11, 12] },
      { action: 'tag', tag: 'Home', keyIds: [11, 12], changeSetId: 61 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 4 tags added')).toBeVisible();
    expect(screen.queryByText('4 tags added')).toBeNull();
  });

  it('get no tag that is too long', async () => {
    const server = world();
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 2 keys' }));
    await choose(user, 'a'.repeat(41));
    expect(await dialog.findByText('At most 40 characters.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(sent(server)).toEqual([]);
  });

  it('say if they have as many tags as they can', async () => {
    const skipped = { ...result(0).skipped, tooManyTags: 2 };
    const server = changing(aProject(), ok(result(0, { changeSetId: null, skipped })));
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 2 keys' }));
    await choose(user, 'b');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2 tags weren’t added: a key can have 50 tags.')).toBeVisible();
    expect(sent(server)).toEqual([{ action: 'tag', tag: 'b', keyIds: [11, 12] }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('lose the tags that they have', async () => {
    const project = aProject();
    const [cancel, retry] = project.groups.flatMap(({ keys }) => keys);
    Object.assign(cancel ?? {}, { tags: ['menu', 'home'] });
    Object.assign(retry ?? {}, { tags: ['menu'] });
    const server = world(project).on('POST', PATH, ok(result(2)));
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove tags from 2 keys' }));
    await choose(user, 'menu');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('2 tags removed')).toBeVisible();
    expect(sent(server)).toEqual([{ action: 'untag', tag: 'menu', keyIds: [11, 12] }]);
  });

  it('have nothing to lose without tags', async () => {
    world();
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove tags…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are deleted after a question, even though one of them has the focus', async () => {
    const project = aProject();
    const [common, ...rest] = project.groups;
    if (!common) throw new Error('The sample has groups.');
    const server = changing({ ...project, groups: [{ ...common, keys: [] }, ...rest] });
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Delete…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 keys?' }));
    expect(dialog.getByText(/You can undo this from Activity for 30 days\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 keys deleted')).toBeVisible();
    expect(sent(server)).toEqual([{ action: 'delete', keyIds: [11, 12] }]);
    expect(names()).not.toContain('cancel');
  });

  it('stay when the question is answered with Cancel', async () => {
    const server = world();
    const { user, bar } = await select('cancel', 'retry');
    await user.click(bar.getByRole('button', { name: 'Delete…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 keys?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server)).toEqual([]);
    expect(screen.getByRole('group', { name: '2 rows selected' })).toBeVisible();
  });

  it.each([
    ['reviewer', false, false],
    ['editor', true, true],
  ] as const)('offer a %s what they may do', async (role, moves, deletes) => {
    world(aProject({ role }));
    const { bar } = await select('cancel', 'retry');
    expect(bar.queryByRole('button', { name: 'Move…' }) !== null).toBe(moves);
    expect(bar.queryByRole('button', { name: 'Tags' }) !== null).toBe(moves);
    expect(bar.queryByRole('button', { name: 'Delete…' }) !== null).toBe(deletes);
  });
});
