import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { FindingView } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import { aCheckSettings } from '../../testing/checks.js';
import { cell, DE, FR, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aKey, aProjectOf } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

const ITEMS_FR = 1120;

const project = aProjectOf(
  aKey({
    id: 11,
    name: 'items',
    groupId: 1,
    texts: { 1: '{n} items', 2: ['Articles', 'modified'], 3: '{n} Artikel' },
  }),
  aKey({ id: 12, name: 'all', groupId: 1, texts: { 1: 'All', 2: 'Tout', 3: 'Alle ' } }),
);

const open = async (blocksOnErrors = true, role = project.role) => {
  const server = world({ ...project, role })
    .on('GET', routes.readChecks(7), ok(aCheckSettings({ blocksOnErrors })))
    .on('PATCH', routes.writeValue(7, 11, ITEMS_FR), (request) => saves(request, ITEMS_FR, 11));
  const { user } = await openGrid();
  await user.click(cell('items', FR));
  await waitFor(() => expect(cell('items', FR).querySelector('[data-severity="error"]')).not.toBeNull());
  return { server, user };
};

const theField = (): HTMLElement => screen.getByRole('textbox', { name: 'items, Français' });

const errorLine = (): Promise<HTMLElement> =>
  screen.findByText('Error: {n} is missing').then((line) => line.closest('li') as HTMLElement);

describe('errors that block validation', () => {
  it('keep the text from being validated, and are led to by Ctrl+Enter', async () => {
    const { server, user } = await open();
    await user.keyboard('{Enter}');
    const field = theField();
    fireEvent.change(field, { target: { value: 'Tous les articles' } });
    await errorLine();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(async () => expect(await errorLine()).toHaveFocus());
    expect(await screen.findByText('Not validated: 1 error')).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(server.to('PATCH', routes.writeValue(7, 11, ITEMS_FR))).toHaveLength(1));
    expect(server.to('PATCH', routes.reviewValue(7, 11, ITEMS_FR))).toEqual([]);
  });

  it('open the editor at Ctrl+Enter on a cell, and leave the button in its place', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await errorLine()).toHaveFocus());
    const editor = within(screen.getByRole('dialog', { name: 'items, Français' }));
    const button = editor.getByRole('button', { name: 'Validate' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(theField(), { target: { value: 'Les {n} articles' } });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  it('are shown where the server finds them', async () => {
    const { server, user } = await open(false);
    const findings = [
      { check: 'missing', severity: 'error', at: [0, 0], args: {}, fingerprint: 'a1' },
    ] satisfies FindingView[];
    server.on('PATCH', routes.reviewValue(7, 11, ITEMS_FR), refusal(422, 'checks_failed', { findings }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not validated: 1 error')).toBeInTheDocument();
    await waitFor(() => expect(cell('items', FR)).toHaveClass('failed'));
    expect(cell('items', FR)).toHaveAttribute('title', 'Not validated: 1 error');
    expect(cell('items', FR)).toHaveAccessibleName(/Modified/);
  });
});

describe('ignoring a finding', () => {
  it('takes its line and its mark away at once, and brings them back by undo', async () => {
    const { server, user } = await open(false);
    const finding = routes.ignoreFinding(7, 11, ITEMS_FR);
    server.on('POST', finding, ok(undefined, 204)).on('DELETE', finding, ok(undefined, 204));
    await user.keyboard('{Enter}');
    const line = await errorLine();
    fireEvent.click(screen.getByRole('button', { name: 'Ignore {n} is missing' }));
    await waitFor(() => expect(line).not.toBeInTheDocument());
    await waitFor(() => expect(cell('items', FR).querySelector('[data-severity="error"]')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await errorLine();
    const [ignored] = server.to('POST', finding);
    expect(server.to('DELETE', finding)[0]?.body).toEqual(ignored?.body);
    expect(ignored?.body).toMatchObject({ check: 'missing' });
  });

  it('works by Alt+Shift+Enter, and comes back if it is refused', async () => {
    const { server, user } = await open(false);
    server.on('POST', routes.ignoreFinding(7, 11, ITEMS_FR), refusal(403, 'unauthorized'));
    await user.keyboard('{Enter}');
    const field = theField();
    await errorLine();
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', altKey: true, shiftKey: true });
    expect(await screen.findByText('You are not authorized to perform this action.')).toBeInTheDocument();
    await errorLine();
  });

  it('is not offered for an error that blocks validation', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    await errorLine();
    expect(screen.queryByRole('button', { name: /^Ignore/ })).toBeNull();
  });
});

describe('I and Shift+I', () => {
  it('move to the next and the previous finding where texts are only reviewed', async () => {
    const { user } = await open(true, 'reviewer');
    await screen.findByRole('button', { name: 'Issues 2' }, { timeout: 5_000 });
    await user.keyboard('i');
    expect(cell('all', DE)).toHaveFocus();
    await user.keyboard('{Shift>}I{/Shift}');
    expect(cell('items', FR)).toHaveFocus();
  });
});
