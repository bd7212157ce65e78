import { screen, within } from '@testing-library/react';

import { aProject } from '../../testing/sample-projects.js';
import { cell, FR, openGrid, prepareGrid, world } from '../../testing/project.js';

prepareGrid();

const box = (key: string): HTMLElement => screen.getByRole('checkbox', { name: `Select ${key}` });

const selected = (): (string | null)[] =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('rowheader').getAttribute('aria-label'));

describe('the checkboxes of the rows', () => {
  it('select rows one by one, open nothing, and leave the keys with the grid', async () => {
    world();
    const { user } = await openGrid();
    await user.click(box('cart_title'));
    await user.click(box('cancel'));
    expect(selected()).toEqual(['cancel', 'cart_title']);
    expect(box('cancel')).toBeChecked();
    expect(await screen.findByRole('group', { name: '2 rows selected' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('leave a row out again', async () => {
    world();
    const { user } = await openGrid();
    await user.click(box('cancel'));
    await user.click(box('retry'));
    await user.click(box('cancel'));
    expect(selected()).toEqual(['retry']);
  });

  it('extend the selection with Shift, as the keyboard does', async () => {
    world();
    const { user } = await openGrid();
    await user.click(box('cancel'));
    await user.keyboard('{Shift>}');
    await user.click(box('retry'));
    expect(selected()).toEqual(['cancel', 'retry']);
    await user.keyboard('{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['cancel', 'retry', 'cart_title']);
  });

  it('forget their rows once a place in the grid is chosen', async () => {
    world();
    const { user } = await openGrid();
    await user.click(box('cancel'));
    await user.click(cell('cart_title', FR));
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('select all rows at once, and none, above the keys', async () => {
    world();
    const { user } = await openGrid();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    const keys = screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ });
    keys.forEach((key) => expect(key).toBeChecked());
    await user.click(box('cancel'));
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('select all rows with Ctrl+A, where the focus stays', async () => {
    world();
    const { user } = await openGrid();
    await user.click(cell('cart_title', FR));
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByRole('group', { name: '5 rows selected' })).toBeVisible();
    expect(cell('cart_title', FR)).toHaveFocus();
  });

  it('are not there for a user who may not review', async () => {
    world(aProject({ role: 'translator' }));
    await openGrid();
    expect(screen.queryByRole('checkbox', { name: 'Select cancel' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select all rows' })).toBeNull();
  });
});
