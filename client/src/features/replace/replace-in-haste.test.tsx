import { screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { camille, joinedLive } from '../../testing/live.js';
import { cell, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aKey, aProject, aProjectView, aValue } from '../../testing/sample-projects.js';
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

describe('a project that is loaded again while the dialog is open', () => {
  /** Opens the dialog and finds the French text of one key. */
  async function found() {
    const server = world();
    const { user } = await openGrid();
    const live = await joinedLive();
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    const dialog = await theDialog();
    await user.type(dialog.getByLabelText('Find'), 'Payer');
    await user.type(dialog.getByLabelText('Replace with'), 'Régler');
    await dialog.findByRole('button', { name: 'Replace in 1 value' });
    return { server, user, live, dialog };
  }

  const rows = (): string[] =>
    screen.queryAllByRole('checkbox', { name: /, / }).map((box) => box.getAttribute('aria-label') ?? '');

  it('is searched again for other texts of the same keys', async () => {
    const { server, live, dialog } = await found();
    const { groups, ...project } = aProject();
    const again = JSON.stringify(groups).replace('Annuler', 'Payer autrement').replace('Payer été', 'Payé');
    server.on('GET', routes.readProject(7), ok({ ...project, groups: JSON.parse(again) as typeof groups }));
    live.changed('project_changed', { project: aProjectView(), isReload: true });
    expect(await dialog.findByText('Régler')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['cancel, Français']));
  });

  it('is searched again where keys come and go', async () => {
    const { server, user, live, dialog } = await found();
    live.changed('key_deleted', { keyIds: [11] });
    const later = aKey({ id: 24, name: 'pay_later', groupId: 2, texts: { 2: 'Payer plus tard' } });
    const { values, ...key } = later;
    live.changed('key_changed', { keys: [key] });
    values.forEach((value) => live.valueChanged(value));
    await waitFor(() => expect(rows()).toEqual(['pay_now, Français', 'pay_later, Français']));
    server.on('POST', PATH, ok({ changeSetId: 62, changed: 2, kept: 0 }));
    await user.click(dialog.getByRole('button', { name: 'Replace in 2 values' }));
    await waitFor(() =>
      expect(server.to('POST', PATH)).toMatchObject([
        {
          body: {
            changes: [
              { valueId: 2320, text: 'Régler été' },
              { valueId: 2420, text: 'Régler plus tard' },
            ],
          },
        },
      ]),
    );
  });
});
