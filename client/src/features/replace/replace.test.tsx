import { screen, waitFor, within } from '@testing-library/react';

import type { ReplaceValues } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';

import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';

prepareGrid();

const PATH = routes.replaceValues(7);
const OPEN = `${AT}?d=replace`;

const sent = (server: FakeServer): ReplaceValues[] =>
  server.to('POST', PATH).map(({ body }) => body as ReplaceValues);

const open = async (at = OPEN) => {
  const { user, address } = await openGrid(at);
  const dialog = within(await screen.findByRole('dialog', { name: 'Find and replace' }));
  return { user, dialog, address };
};

const rows = (): string[] =>
  screen.queryAllByRole('checkbox', { name: /, / }).map((box) => box.getAttribute('aria-label') ?? '');

describe('find and replace', () => {
  it('shows every change first, and makes those that are ticked', async () => {
    const server = world().on('POST', PATH, ok({ changeSetId: 62, changed: 2, kept: 0 }));
    const { user, dialog, address } = await open();
    expect(dialog.getByLabelText('Find')).toHaveFocus();
    await user.type(dialog.getByLabelText('Find'), 'your CART');
    expect(await dialog.findByText('2 values will change')).toBeVisible();
    expect(rows()).toEqual(['cart_title, English', 'items_count, English']);
    await user.type(dialog.getByLabelText('Replace with'), 'Your bag');
    expect(await dialog.findByText('is empty', { exact: false })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'items_count, English' }));
    expect(dialog.getByText('1 value will change')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'All changes' })).toBePartiallyChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'All changes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'items_count, English' }));
    await user.click(dialog.getByRole('button', { name: 'Replace in 1 value' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 values changed')).toBeVisible();
    expect(sent(server)).toEqual([{ changes: [{ valueId: 2110, version: 1, text: 'Your bag' }] }]);
    expect(address()).toBe(AT);
  });

  it('says how many values were kept because they had changed', async () => {
    world().on('POST', PATH, ok({ changeSetId: 62, changed: 1, kept: 1 }));
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Find'), 'cart');
    await user.click(await dialog.findByRole('button', { name: 'Replace in 2 values' }));
    expect(await screen.findByText('1 value was kept: it had changed in the meantime.')).toBeVisible();
  });

  it('respects case and whole words', async () => {
    world();
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Find'), 'item');
    expect(await dialog.findByText('2 values will change')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Whole words' }));
    expect(await dialog.findByText('1 value will change')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Match case' }));
    await user.clear(dialog.getByLabelText('Find'));
    await user.type(dialog.getByLabelText('Find'), 'Item');
    expect(await dialog.findByText('No values contain “Item”.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
  });

  it('looks in the groups that are chosen, in all without a choice', async () => {
    world();
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Find'), 'a');
    expect(await dialog.findByText('All groups')).toBeVisible();
    await waitFor(() => expect(rows()).toContain('cancel, English'));
    const everywhere = rows();
    expect(everywhere).toContain('pay_now, English');
    await user.click(dialog.getByLabelText('Groups'));
    await user.click(await screen.findByTitle('checkout'));
    await waitFor(() => expect(rows()).not.toContain('cancel, English'));
    expect(rows()).toContain('pay_now, English');
    await user.click(await screen.findByTitle('common'));
    await waitFor(() => expect(rows()).toEqual(everywhere));
  });

  it('stays open with the reason when it is refused', async () => {
    world().on('POST', PATH, refusal(403, 'unauthorized'));
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Find'), 'cart');
    await user.click(await dialog.findByRole('button', { name: 'Replace in 2 values' }));
    expect(await dialog.findByText('You are not authorized to perform this action.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace in 2 values' })).toBeEnabled();
  });

  it('opens by its button and its keys, for members who may write texts', async () => {
    world();
    const { user, address } = await openGrid();
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await screen.findByRole('dialog', { name: 'Find and replace' });
    expect(address()).toBe(OPEN);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Find and replace' })).toBeVisible();
  });

  it('is not there for a reviewer', async () => {
    world(aProject({ role: 'reviewer' }));
    const { user, address } = await openGrid(OPEN);
    expect(screen.queryByRole('button', { name: 'Find and replace' })).toBeNull();
    await user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toContain(AT);
  });

  it('looks only in the languages that the member may write', async () => {
    const project = aProject();
    const languages = project.languages.map((language) =>
      language.id === 1 ? { ...language, access: 'source' as const } : language,
    );
    world({ ...project, languages });
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('Find'), 'cart');
    expect(await dialog.findByText('No values contain “cart”.')).toBeVisible();
  });
});
