import { fireEvent, screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { camille, joinedLive } from '../../testing/live.js';
import { cell, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aValue } from '../../testing/sample-projects.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();

const PAY_FR = { id: 2320, keyId: 23, languageId: 2 };
const WRITE_PAY = routes.writeValue(7, 23, 2320);

/** Clicks as Safari does: unless the page keeps the focus where it is, it goes to what surrounds the button. */
function clickAsSafari(button: HTMLElement): void {
  if (fireEvent.mouseDown(button)) button.closest<HTMLElement>('[tabindex="-1"]')?.focus();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
}

describe('a text that somebody else changes while it is typed', () => {
  async function contest() {
    const server = world().on('PATCH', WRITE_PAY, (request) => saves(request, 2320, 23));
    const { user } = await openGrid();
    const live = await joinedLive();
    live.here(camille());
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x');
    live.valueChanged(aValue({ ...PAY_FR, name: 'Régler', version: 6 }));
    await screen.findByText('Camille Roux saved a different text: “Régler”', { selector: '[lang=fr]' });
    return server;
  }

  it('is not sent before the choice, where a click moves no focus to the button: theirs is taken', async () => {
    const server = await contest();
    clickAsSafari(screen.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'pay_now, Français' })).toHaveValue('Régler'),
    );
    expect(server.to('PATCH', WRITE_PAY)).toEqual([]);
  });

  it('is not sent before the choice, where a click moves no focus to the button: mine is sent upon theirs', async () => {
    const server = await contest();
    clickAsSafari(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.to('PATCH', WRITE_PAY)).toHaveLength(1));
    expect(server.to('PATCH', WRITE_PAY)).toMatchObject([{ ifMatch: '"6"', body: { name: 'Payer été x' } }]);
  });
});
