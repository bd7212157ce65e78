import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import type { Locale } from '../../i18n/dictionary.js';
import { withValues } from '../../project/store/edit-project.js';
import { AT, cell, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject, aValue } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const SOURCE = { id: 2310, keyId: 23, languageId: 1, name: 'Pay today' };
const HISTORY = routes.listHistoryOfValue(7, 23, 2310);
const CONFIRM = routes.confirmSource(7, 23, 2320);
const CHANGE = { version: 2, old: { text: 'Pay now' }, new: { text: 'Pay today' } };

const STALE = withValues(aProject(), (value) =>
  value.id === SOURCE.id ? { ...value, ...SOURCE, version: 2, majorVersion: 2 } : value,
);

const staleWorld = () =>
  world(STALE)
    .on('GET', HISTORY, ok({ items: [CHANGE], next: null }))
    .on(
      'PATCH',
      CONFIRM,
      ok(aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Payer été', version: 2, sourceVersion: 2 })),
    );

async function editFrench(locale: Locale = 'en') {
  const { user } = await openGrid(AT, locale);
  await user.dblClick(cell('pay_now', FR));
  return { user, editor: within(screen.getByRole('dialog', { name: /^pay_now, / })) };
}

describe('a translation whose source has changed', () => {
  it('is found beside the values of a status', async () => {
    staleWorld();
    const { user } = await openGrid();
    const chip = screen.getByRole('button', { name: 'Source changed 2' });
    await user.click(chip);
    expect(screen.getAllByRole('rowheader', { name: /_|cancel|retry/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Empty / }));
    expect(screen.getAllByRole('rowheader', { name: /_|cancel|retry/ }).length).toBeGreaterThan(1);
  });

  it.each([
    ['en', 'Source changed since', 'Still right'],
    ['fr', 'Source modifiée depuis', 'Toujours juste'],
  ] as const)('says what has changed, and is confirmed by a button, in %s', async (locale, note, button) => {
    const server = staleWorld();
    const { user, editor } = await editFrench(locale);
    expect(await editor.findByText(note)).toBeVisible();
    await waitFor(() => expect(editor.getByText('now').tagName).toBe('DEL'));
    expect(editor.getByText('today').tagName).toBe('INS');
    expect(editor.getByRole('textbox')).toHaveAccessibleDescription(note);
    await user.click(editor.getByRole('button', { name: button }));
    expect(editor.queryByText(note)).toBeNull();
    await waitFor(() => expect(server.to('PATCH', CONFIRM)).toMatchObject([{ body: { version: 2 } }]));
    expect(editor.getByRole('textbox')).toHaveFocus();
  });

  it('is confirmed by a key while it is edited, and undone in the grid', async () => {
    const server = staleWorld();
    const { user, editor } = await editFrench();
    await editor.findByText('Source changed since');
    await user.keyboard('{Alt>}[KeyK]{/Alt}{Escape}');
    expect(cell('pay_now', FR)).not.toHaveAccessibleName(/Source changed/);
    await waitFor(() => expect(server.to('PATCH', CONFIRM)).toHaveLength(1));
    server
      .on(
        'GET',
        routes.listHistoryOfValue(7, 23, 2320),
        ok({ items: [{ id: 9, version: 2, action: 'value.confirmed' }] }),
      )
      .on(
        'POST',
        routes.revertChange(7, 9),
        ok(aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Payer été', version: 3 })),
      );
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('pay_now', FR)).toHaveAccessibleName(/Source changed since/);
    await waitFor(() => expect(server.to('POST', routes.revertChange(7, 9))).toHaveLength(1));
    expect(cell('pay_now', FR)).toHaveAccessibleName(/Source changed since/);
  });
});
