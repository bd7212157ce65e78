import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { camille, joinedLive } from '../../testing/live.js';
import { AT, cell, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aProject, aValue } from '../../testing/sample-projects.js';
import { refusal } from '../../testing/server.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();

const PAY_FR = { id: 2320, keyId: 23, languageId: 2 };
const WRITE_PAY = routes.writeValue(7, 23, 2320);

/** Clicks like Safari: unless the page prevents it, the element around the button takes the focus. */
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

describe('a member whose rights are taken away', () => {
  const KEPT = 'You can no longer edit Français. This text was not saved. Copy it if you want to keep it.';
  const kept = (): Promise<HTMLElement> =>
    screen.findByText(KEPT).then((words) => words.closest<HTMLElement>('[role="alert"]') ?? document.body);

  async function demoted(at?: string) {
    world().on('PATCH', WRITE_PAY, refusal(403, 'unauthorized'));
    const { user } = await openGrid(at);
    const live = await joinedLive();
    const demote = (): void => {
      const { languages } = aProject();
      const access = { role: 'reviewer', targetRestricted: false, languages } as const;
      live.member({ userId: 7, role: 'reviewer', access });
    };
    return { user, demote };
  }

  it('keeps what is being typed, and says why in one sentence', async () => {
    const { user, demote } = await demoted();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x');
    expect(screen.getByText('Save and next')).toBeVisible();
    demote();
    const note = await kept();
    expect(screen.queryByText('Save and next')).toBeNull();
    expect(screen.queryByText('New line')).toBeNull();
    await user.click(within(note).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Payer été x');
    const field = screen.getByRole('textbox', { name: 'pay_now, Français' });
    expect(field).toHaveValue('Payer été x');
    expect(field).toHaveAttribute('readonly');
    expect(screen.getAllByRole('alert')).toEqual([note]);
  });

  it('sees no note about a lost text that was only read', async () => {
    const { user, demote } = await demoted();
    await user.dblClick(cell('pay_now', FR));
    demote();
    const note = await screen.findByText('You can no longer edit Français.');
    expect(within(note).queryByRole('button')).toBeNull();
  });

  it('finds the text again after leaving it, to be copied or discarded, without trying in vain', async () => {
    const { user, demote } = await demoted();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x');
    demote();
    await kept();
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: '1 change not saved' }));
    expect(screen.queryByRole('textbox', { name: 'pay_now, Français' })).toBeNull();
    await user.keyboard('{Enter}');
    const note = await kept();
    expect(screen.getByRole('textbox', { name: 'pay_now, Français' })).toHaveValue('Payer été x');
    expect(within(note).queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(within(note).getByRole('button', { name: 'Discard my text' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 change not saved' })).toBeNull());
    expect(cell('pay_now', FR)).toHaveTextContent('Payer été');
    expect(cell('pay_now', FR)).not.toHaveTextContent('Payer été x');
  });

  it('keeps what is being typed in the panel of a key, which is only read from then on', async () => {
    const { user, demote } = await demoted(`${AT}?key=23`);
    const panel = within(await screen.findByRole('region', { name: 'Français' }));
    await user.type(panel.getByRole('textbox', { name: 'pay_now, Français' }), ' x');
    demote();
    const note = await kept();
    expect(panel.queryByRole('textbox')).toBeNull();
    await user.click(within(note).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Payer été x');
  });
});

describe('somebody else who has the project open', () => {
  it('is shown with the cell they edit, until they leave', async () => {
    world();
    await openGrid();
    const live = await joinedLive();
    live.here(camille(23, 2));
    expect(await screen.findByRole('button', { name: 'Here now: Camille Roux' })).toBeVisible();
    expect(cell('pay_now', FR)).toHaveAccessibleName(/Camille Roux is editing/);
    live.here();
    expect(screen.queryByRole('button', { name: /^Here now/ })).toBeNull();
    expect(cell('pay_now', FR)).not.toHaveAccessibleName(/is editing/);
  });

  it('is not disturbed: M on the name of a key goes to the next key with an empty value where nobody is', async () => {
    world();
    const { user } = await openGrid();
    const live = await joinedLive();
    live.here(camille(12, 2));
    await user.click(screen.getByRole('rowheader', { name: /^cancel/ }));
    await user.keyboard('m');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /^cart_title/ })).toHaveFocus());
    expect(screen.getByRole('rowheader', { name: /^retry/ })).not.toHaveFocus();
  });

  it('is not written over: M types nothing under the filter of a status', async () => {
    world();
    const { user } = await openGrid();
    const live = await joinedLive();
    live.here(camille(12, 2));
    // Under the filter of a status, letters are commands on a cell with a text.
    await user.click(screen.getByRole('button', { name: /^Modified \d/ }));
    await user.click(cell('pay_now', FR));
    await user.keyboard('m');
    expect(screen.queryByRole('textbox', { name: /pay_now/ })).toBeNull();
  });
});
