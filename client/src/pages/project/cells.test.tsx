import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { aProject, EN as ENGLISH, FR as FRENCH } from '../../testing/sample-projects.js';
import { cell, EN, FR, openGrid as open, prepareGrid, saves, world } from '../../testing/project.js';

prepareGrid();

describe('a cell', () => {
  it('begins the cells of a language written from right to left at their right edge', async () => {
    world(aProject({ languages: [ENGLISH, { ...FRENCH, name: 'العربية', tag: 'ar' }] }));
    await open();
    expect(cell('cart_title', EN)).toHaveAttribute('dir', 'ltr');
    expect(cell('cart_title', FR)).toHaveAttribute('dir', 'rtl');
  });

  it('opens with one click on an empty value, with two on a text, and with none where one may not write', async () => {
    world();
    const { user, unmount } = await open();
    await user.click(cell('cart_title', FR));
    expect(screen.queryByRole('textbox', { name: 'cart_title, Français' })).toBeNull();
    await user.click(cell('retry', FR));
    expect(screen.getByRole('textbox', { name: 'retry, Français' })).toHaveFocus();
    unmount();
    world(aProject({ role: 'reviewer' }));
    await open();
    await user.click(cell('retry', FR));
    expect(cell('retry', FR)).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'retry, Français' })).toBeNull();
  });

  it('only selects with Shift on an empty value', async () => {
    world();
    const { user } = await open();
    await user.click(cell('cancel', FR));
    await user.keyboard('{Shift>}');
    await user.click(cell('retry', FR));
    await user.keyboard('{/Shift}');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: 'retry, Français' })).toBeNull();
  });

  it('marks and names what is wrong with the saved text', async () => {
    world().on('PATCH', routes.writeValue(7, 22, 2221), (request) => saves(request, 2221, 22));
    const { user } = await open();
    const label = (): string => cell('items_count', FR).getAttribute('aria-label') ?? '';
    expect(label()).not.toMatch(/missing/);
    await user.dblClick(cell('items_count', FR));
    await user.clear(screen.getByRole('textbox', { name: 'items_count, Français, one' }));
    await user.type(screen.getByRole('textbox', { name: 'items_count, Français, one' }), 'Un  article');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(label()).toMatch(/Warning: Two spaces in a row$/));
    expect(cell('items_count', FR).querySelectorAll('[data-severity=warning]')).toHaveLength(1);
  });
});
