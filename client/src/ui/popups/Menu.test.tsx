import { screen } from '@testing-library/react';
import { Button } from 'antd';

import { render } from '../../testing/render.js';
import { Menu } from './Menu.js';

const ITEMS = [
  { key: 'rename', label: 'Rename' },
  { key: 'delete', label: 'Delete' },
];

const aMenu = (
  <Menu menu={{ items: ITEMS }}>
    <Button aria-label="Actions" />
  </Menu>
);

const button = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });

it('opens and closes at its button, which stays the same', async () => {
  const { user } = await render(aMenu);
  const before = button();
  expect(before).toHaveAttribute('aria-expanded', 'false');
  await user.click(before);
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  expect(button()).toBe(before);
  expect(before).toHaveAttribute('aria-expanded', 'true');
  await user.click(before);
  expect(before).toHaveAttribute('aria-expanded', 'false');
});

it('returns the focus from its entries to its button', async () => {
  const { user } = await render(aMenu);
  button().focus();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('menuitem');
  await user.keyboard('{Tab}');
  expect(screen.getByRole('menu')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
