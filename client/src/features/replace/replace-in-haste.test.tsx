import { screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { camille, joinedLive } from '../../testing/live.js';
import { cell, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aValue } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();

const PATH = routes.replaceValues(7);
const WRITE_PAY = routes.writeValue(7, 23, 2320);

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Find and replace' }));

it('finds a text that was still being saved when the dialog opened', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const server = world()
    .on('PATCH', WRITE_PAY, async (request) => {
      await answered;
      return saves(request, 2320, 23);
    })
    .on('POST', PATH, ok({ changeSetId: 62, changed: 1, kept: 0 }));
  const { user } = await openGrid();
  await user.dblClick(cell('pay_now', FR));
  await user.keyboard(' tôt{Enter}{Escape}');
  await user.click(screen.getByRole('button', { name: 'Find and replace' }));
  const dialog = await theDialog();
  await user.type(dialog.getByLabelText('Find'), 'tôt');
  await user.type(dialog.getByLabelText('Replace with'), 'vite');
  expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
  answer();
  await user.click(await dialog.findByRole('button', { name: 'Replace in 1 value' }));
  await waitFor(() =>
    expect(server.to('POST', PATH)).toMatchObject([
      { body: { changes: [{ valueId: 2320, text: 'Payer été vite' }] } },
    ]),
  );
});

it('replaces in the text that somebody else has saved since the dialog opened', async () => {
  const server = world().on('POST', PATH, ok({ changeSetId: 62, changed: 1, kept: 0 }));
  const { user } = await openGrid();
  const live = await joinedLive();
  live.here(camille());
  await user.click(screen.getByRole('button', { name: 'Find and replace' }));
  const dialog = await theDialog();
  await user.type(dialog.getByLabelText('Replace with'), 'Régler');
  live.valueChanged(aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Payer demain', version: 6 }));
  await waitFor(() => expect(cell('pay_now', FR)).toHaveTextContent('Payer demain'));
  await user.type(dialog.getByLabelText('Find'), 'Payer');
  await user.click(await dialog.findByRole('button', { name: 'Replace in 1 value' }));
  await waitFor(() =>
    expect(server.to('POST', PATH)).toMatchObject([
      { body: { changes: [{ valueId: 2320, version: 6, text: 'Régler demain' }] } },
    ]),
  );
});
