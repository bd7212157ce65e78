import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';

prepareGrid();
afterEach(() => jest.restoreAllMocks());

// Alone in its file: afterwards the chunk of the dialogs is there.
it('a dialog that was never opened says offline that there is no connection, and opens once there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  world();
  const { user, address } = await openGrid();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  expect(await screen.findByText('Connection issue.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(AT));
  expect(screen.queryByRole('dialog')).toBeNull();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await user.click(screen.getByRole('button', { name: 'New key' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(address()).toBe(`${AT}?d=new-key`);
});
