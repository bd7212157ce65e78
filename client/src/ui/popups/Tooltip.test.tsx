import { screen, waitFor } from '@testing-library/react';

import { render } from '../../testing/render.js';
import { Tooltip } from './Tooltip.js';

const target = (): HTMLElement => screen.getByRole('link', { name: 'Dashboard' });

it('explains its element while the pointer is on it, and on the words', async () => {
  const { user } = await render(
    <Tooltip title="All your projects">
      <a href="/dashboard">{'Dashboard'}</a>
    </Tooltip>,
  );
  const before = target();
  await user.hover(before);
  const words = await screen.findByRole('tooltip', { name: 'All your projects' });
  expect(target()).toBe(before);
  expect(before).toHaveAccessibleDescription('All your projects');
  await user.hover(words);
  expect(before).toHaveAccessibleDescription('All your projects');
  await user.unhover(words);
  await waitFor(() => expect(before).not.toHaveAccessibleDescription());
});

it('loads nothing before', async () => {
  await render(
    <Tooltip title="All your projects">
      <a href="/dashboard">{'Dashboard'}</a>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(target()).not.toHaveAttribute('aria-describedby');
});
