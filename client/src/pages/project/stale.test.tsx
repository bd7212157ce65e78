import { screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import type { Locale } from '../../i18n/dictionary.js';
import { withValues } from '../../project/store/edit-project.js';
import { AT, cell, EN, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aProject, aValue } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const SOURCE = { id: 2310, keyId: 23, languageId: 1, name: 'Pay today' };
const HISTORY = routes.listHistoryOfValue(7, 23, 2310);
const CONFIRM = routes.confirmSource(7, 23, 2320);
const CHANGE = { version: 2, old: { text: 'Pay now' }, new: { text: 'Pay today' } };

const stale = (more: Partial<ProjectDetails> = {}): ProjectDetails =>
  withValues(aProject(more), (value) =>
    value.id === SOURCE.id ? { ...value, ...SOURCE, version: 2, majorVersion: 2 } : value,
  );

const staleWorld = (changes: object[] = [CHANGE], project = stale()) =>
  world(project)
    .on('GET', HISTORY, ok({ items: changes, next: null }))
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
  it('is counted in the header of its language', async () => {
    staleWorld();
    const { user } = await openGrid();
    await user.hover(
      within(screen.getByRole('columnheader', { name: /Français/ })).getByText(/^\d+% translated/),
    );
    expect(await screen.findByText(/The source of 1 value has changed since\.$/)).toBeVisible();
  });

  it('is found beside the values of a status', async () => {
    staleWorld();
    const { user } = await openGrid();
    await user.click(await screen.findByRole('button', { name: 'Source changed 2' }));
    expect(screen.getAllByRole('rowheader', { name: /_|cancel|retry/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Empty / }));
    expect(screen.getAllByRole('rowheader', { name: /_|cancel|retry/ }).length).toBeGreaterThan(1);
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

  it('is confirmed by those who may review it, but not write it', async () => {
    const server = staleWorld([CHANGE], stale({ role: 'reviewer' }));
    const { user } = await openGrid(`${AT}?key=23`);
    const french = within(await screen.findByRole('region', { name: 'Français' }));
    await user.click(await french.findByRole('button', { name: 'Still right' }));
    await waitFor(() => expect(server.to('PATCH', CONFIRM)).toHaveLength(1));
  });
});

describe('a change of a source text', () => {
  const PATH = routes.writeValue(7, 23, 2310);
  const typoWorld = () => world().on('PATCH', PATH, (request) => saves(request, 2310, 23));
  const OPTION = { name: 'Only a typo: translations stay as they are' };

  it('can be only a typo in the panel, by the keyboard: what is typed is saved once one leaves both', async () => {
    const server = typoWorld();
    const { user } = await openGrid(`${AT}?key=23`);
    const english = within(await screen.findByRole('region', { name: 'English' }));
    await user.type(english.getByRole('textbox'), '!');
    await user.tab();
    expect(english.getByRole('checkbox', OPTION)).toHaveFocus();
    await user.keyboard(' ');
    expect(server.to('PATCH', PATH)).toEqual([]);
    await user.tab();
    await waitFor(() => expect(server.to('PATCH', PATH)).toMatchObject([{ body: { isTypo: true } }]));
  });

  it('is not asked about where there is no translation', async () => {
    world(withValues(aProject(), (value) => (value.languageId === 1 ? value : { ...value, name: '' })));
    const { user } = await openGrid();
    await user.dblClick(cell('pay_now', EN));
    await user.keyboard('!');
    expect(await screen.findByDisplayValue('Pay now!')).toBeVisible();
    expect(screen.queryByRole('checkbox', OPTION)).toBeNull();
    await user.keyboard('{Escape}');
  });
});
