import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { announcements } from '../../lib/announce.js';
import { aProject, aValue } from '../../testing/sample-projects.js';
import { AT, cell, FR, openGrid as open, prepareGrid, saves, world } from '../../testing/project.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

describe('review', () => {
  /** The announcements for screen readers from now on. */
  const listen = (): string[] => {
    const said: string[] = [];
    stopListening = announcements.listen(({ text }) => said.push(text));
    return said;
  };
  let stopListening = (): void => undefined;
  afterEach(() => stopListening());

  const review = (status: ValueStatus) =>
    ok(aValue({ id: 2120, keyId: 21, languageId: 2, version: 2, name: 'Votre panier', status }));

  it('validates with Ctrl+Enter, upon the version seen, and says so with Undo', async () => {
    const server = world().on('PATCH', routes.reviewValue(7, 21, 2120), ({ body }) =>
      review((body as { status: ValueStatus }).status),
    );
    const { user } = await open();
    await user.click(cell('cart_title', FR));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Validated'));
    expect(server.to('PATCH', routes.reviewValue(7, 21, 2120))).toMatchObject([
      { body: { status: 'validated' }, ifMatch: '"1"' },
    ]);
    await screen.findByText('Validated: cart_title, Français');
    const change = { id: 9, version: 2, action: 'value.reviewed', old: { status: 'modified' } };
    server
      .on('GET', routes.listHistoryOfValue(7, 21, 2120), ok({ items: [change] }))
      .on('POST', routes.revertChange(7, 9), review('modified'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Modified');
    await waitFor(() => expect(server.to('POST', routes.revertChange(7, 9))).toHaveLength(1));
  });

  it('never calls an empty value validated: it says why not, and sends nothing', async () => {
    const server = world(aProject({ role: 'reviewer' }));
    const said = listen();
    const { user } = await open();
    await user.click(cell('cancel', FR));
    await user.keyboard('{ArrowDown}v');
    expect(said).toEqual(['An empty value can’t be validated.']);
    await user.keyboard('x{Control>}{Enter}{/Control}');
    expect(said.slice(1)).toEqual([
      'An empty value can’t be invalidated.',
      'An empty value can’t be validated.',
    ]);
    expect(cell('retry', FR)).toHaveAccessibleName('Empty');
    expect(server.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('offers Validate in the editor only where there is a text, saved or being typed', async () => {
    const server = world()
      .on('PATCH', routes.writeValue(7, 12, 1220), (request) => saves(request, 1220, 12))
      .on('PATCH', routes.reviewValue(7, 12, 1220), review('validated'));
    const { user } = await open();
    await user.dblClick(cell('retry', FR));
    const editor = within(screen.getByRole('dialog', { name: 'retry, Français' }));
    expect(editor.queryByRole('button', { name: 'Validate' })).toBeNull();
    expect(editor.queryByRole('button', { name: 'Invalidate' })).toBeNull();
    await user.keyboard('Encore');
    await user.click(editor.getByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(server.to('PATCH', routes.reviewValue(7, 12, 1220))).toHaveLength(1));
  });

  it('takes the status back when it is refused', async () => {
    world().on('PATCH', routes.reviewValue(7, 21, 2120), refusal(403, 'unauthorized'));
    const { user } = await open(`${AT}?status=modified`);
    await user.click(cell('cart_title', FR));
    await user.keyboard('x');
    expect(await screen.findByText('You are not authorized to perform this action.')).toBeVisible();
    expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Modified');
  });

  it('goes to the next value that needs it under a status filter; the row stays until refreshed', async () => {
    world().on('PATCH', routes.reviewValue(7, 21, 2120), review('validated'));
    const { user } = await open(`${AT}?status=modified`);
    await user.click(cell('cart_title', FR));
    await user.keyboard('{ArrowRight}{ArrowLeft}v');
    await waitFor(() => expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Validated'));
    await user.click(await screen.findByRole('button', { name: /1 row has changed/ }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /cart_title/ })).toBeNull());
    expect(screen.getByRole('rowheader', { name: /pay_now/ })).toBeVisible();
  });

  it.each([
    ['translator', true, false],
    ['reviewer', false, true],
  ] as const)('offers a %s only what they may do', async (role, edits, reviews) => {
    world(aProject({ role }));
    const { user } = await open();
    await user.hover(cell('cart_title', FR));
    expect(screen.queryAllByRole('button', { name: 'Validate' })).toHaveLength(reviews ? 1 : 0);
    await user.dblClick(cell('cart_title', FR));
    expect(screen.queryAllByRole('textbox', { name: 'cart_title, Français' })).toHaveLength(edits ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add language' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  });
});
