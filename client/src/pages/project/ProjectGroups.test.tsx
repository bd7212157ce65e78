import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { aKey, aProject } from '../../testing/sample-projects.js';
import { AT, openGrid as open, prepareGrid, world } from '../../testing/project.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

const MOVED = aKey({
  id: 11,
  name: 'cancel',
  groupId: 2,
  texts: { 1: 'Cancel', 2: 'Annuler', 3: 'Abbrechen' },
});

describe('a key that moves to another group', () => {
  it('is in that group afterwards, and shown there', async () => {
    const server = world().on('PATCH', routes.updateKey(7, 11), ok(MOVED));
    const { user } = await open(`${AT}?d=move-key&of=11`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Group'), 'checkout');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Key cancel moved to checkout')).toBeVisible();
    expect(server.to('PATCH', routes.updateKey(7, 11))).toMatchObject([{ body: { groupId: 2 } }]);
    await waitFor(() =>
      expect(rows()).toEqual([
        'common',
        'retry',
        'checkout',
        'cart_title',
        'items_count',
        'pay_now',
        'cancel',
      ]),
    );
  });

  it('moves to a group of a new name, which is created first', async () => {
    const server = world()
      .on('POST', routes.createGroup(7), ok({ id: 9, name: 'footer', keys: [] }, 201))
      .on('PATCH', routes.updateKey(7, 11), ok({ ...MOVED, groupId: 9 }));
    const { user } = await open(`${AT}?d=move-key&of=11`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Group'), 'footer');
    expect(await dialog.findByText('New group: footer')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('rowheader', { name: /^footer/ })).toBeVisible();
    expect(server.to('POST', routes.createGroup(7))).toMatchObject([{ body: { name: 'footer' } }]);
    expect(server.to('PATCH', routes.updateKey(7, 11))).toMatchObject([{ body: { groupId: 9 } }]);
  });

  it.each([
    ['en', 'Group', 'Move', 'Choose another group.', 'This key name already exists in this group.'],
    ['fr', 'Groupe', 'Déplacer', 'Choisissez un autre groupe.', 'Ce nom de clé existe déjà dans ce groupe.'],
  ] as const)('says in %s what is wrong with the group', async (locale, label, move, same, taken) => {
    const server = world().on('PATCH', routes.updateKey(7, 11), refusal(422, 'key_name_already_exists'));
    const { user } = await open(`${AT}?d=move-key&of=11`, locale);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: move }));
    expect(await dialog.findByText(same)).toBeVisible();
    expect(server.to('PATCH', routes.updateKey(7, 11))).toEqual([]);
    await user.type(dialog.getByLabelText(label), 'checkout');
    await user.click(dialog.getByRole('button', { name: move }));
    expect(await dialog.findByText(taken)).toBeVisible();
  });
});

describe('a group', () => {
  it('is deleted with its keys only once its name is typed', async () => {
    const server = world().on('DELETE', routes.deleteGroup(7, 2), { status: 204 });
    const { user } = await open(`${AT}?d=delete-group&of=2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete group checkout?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This doesn’t match.')).toBeVisible();
    expect(server.to('DELETE', routes.deleteGroup(7, 2))).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'checkout');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^checkout/ })).toBeNull());
    expect(screen.queryByRole('rowheader', { name: /cart_title/ })).toBeNull();
  });

  it.each([
    ['checkout', 'by a member who writes every language', false, true],
    ['checkout', 'not by a member who writes some only', true, false],
    ['common', 'not by anyone, as long as it has keys', false, false],
  ])('%s can be deleted %s', async (name, _who, targetRestricted, isOffered) => {
    world(aProject({ role: 'editor', targetRestricted }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Actions for group ${name}` }));
    await screen.findByRole('menuitem', { name: 'Rename group' });
    expect(screen.queryByRole('menuitem', { name: 'Delete group' }) !== null).toBe(isOffered);
  });
});

/** The names of the groups and keys, from above. */
const rows = (): string[] =>
  screen
    .getAllByRole('rowheader')
    .map((row) => /^[a-z_]+/.exec(row.getAttribute('aria-label') ?? row.textContent)?.[0] ?? '');
