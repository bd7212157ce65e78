import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';

import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';

prepareGrid();
afterEach(() => jest.restoreAllMocks());

// Alone in its file: afterwards the chunk of the dialogs is there.
it('what is typed before the chunk of a dialog has come is no shortcut, and stands in its first field', async () => {
  // Nothing is fetched ahead without a connection.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  world();
  const { address } = await openGrid();
  const header = screen.getByRole('rowheader', { name: 'cancel' });
  jest.restoreAllMocks();
  fireEvent(window, new Event('online'));
  for (const key of ['c', 'g', 'p', 'x', 'Backspace']) fireEvent.keyDown(header, { key });
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await screen.findByRole('dialog');
  expect(address()).toBe(`${AT}?d=new-key`);
  expect(dialog.querySelector('input')).toHaveValue('gp');
});
