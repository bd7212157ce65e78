import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { startExportWorker } from '../../testing/export-worker.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aKey, aProject, aProjectOf } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';
import { InThreadWorker, runningWorkers } from '../../testing/worker.js';

prepareGrid();

const project = aProjectOf(
  aKey({
    id: 11,
    name: 'items',
    groupId: 1,
    texts: { 1: '{n} items', 2: 'Articles', 3: '{n} Artikel' },
  }),
  aKey({ id: 12, name: 'all', groupId: 1, texts: { 1: 'All', 2: 'Tout', 3: 'Alle ' } }),
  aKey({ id: 13, name: 'new', groupId: 1, texts: { 1: 'New', 2: 'Nouveau', 3: '' } }),
);

const shows = (name: string): boolean =>
  screen.queryByRole('rowheader', { name: new RegExp(`\\b${name}\\b`) }) !== null;

describe('the filter of findings', () => {
  it('shows the keys with errors and warnings, beside those of the statuses', async () => {
    world(project);
    await openGrid(`${AT}?issues=1`);
    const chip = await screen.findByRole('button', { name: 'Issues 2' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(shows('items') && shows('all')).toBe(true);
    expect(shows('new')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Empty 1' }));
    await waitFor(() => expect(shows('new')).toBe(true));
    fireEvent.click(chip);
    await waitFor(() => expect(shows('items')).toBe(false));
    expect(shows('new')).toBe(true);
  });

  it('has no number until the checks have run', async () => {
    const postMessage = jest
      .spyOn(InThreadWorker.prototype, 'postMessage')
      .mockImplementation(() => undefined);
    world(project);
    await openGrid(`${AT}?issues=missing`);
    const chip = await screen.findByRole('button', { name: /^Issues/ });
    expect(chip).toHaveAccessibleName('Issues');
    expect(screen.getByRole('option', { name: /^Missing placeholder/ })).toHaveTextContent(
      /^Missing placeholder$/,
    );
    postMessage.mockRestore();
  });

  it('has a worker, which ends with the page', async () => {
    world(project);
    const { unmount } = await openGrid(`${AT}?issues=1`);
    await screen.findByRole('button', { name: 'Issues 2' });
    expect(runningWorkers('project-worker')).toBe(1);
    unmount();
    await waitFor(() => expect(runningWorkers('project-worker')).toBe(0));
  });

  it('shows what one check finds', async () => {
    world(project);
    await openGrid(`${AT}?issues=1`);
    const checks = await screen.findByRole('combobox', { name: 'Check' });
    const option = await screen.findByRole('option', { name: 'Missing placeholder (1)' });
    fireEvent.change(checks, { target: { value: (option as HTMLOptionElement).value } });
    await waitFor(() => expect(shows('all')).toBe(false));
    expect(shows('items')).toBe(true);
    expect(screen.getByRole('button', { name: 'Issues 1' })).toBeInTheDocument();
  });

  it('is absent where there are none', async () => {
    world(aProject());
    await openGrid(`${AT}?langs=1`);
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Issues/ })).toBeNull();
  });

  it('is where the counts of an export lead to', async () => {
    startExportWorker();
    world(project).on('GET', routes.listFileProfiles(7), ok([]));
    const { user, address } = await openGrid(`${AT}?d=export`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    expect(await dialog.findByText('1 text has an error')).toBeVisible();
    expect(dialog.getByText('1 text has a warning')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Show them' }));
    await waitFor(() => expect(address()).toBe(`${AT}?issues=1`));
  });
});
