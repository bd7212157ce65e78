import { act, screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { projectArchived } from '../../lib/emitter.js';
import { withValues } from '../../project/store/edit-project.js';
import { AT, cell, DE, EN, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject, aValue, EN as EN_VIEW, FR as FR_VIEW } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const SOURCE = 2310;
const FRENCH = 2320;
const HISTORY = routes.listHistoryOfValue(7, 23, SOURCE);
const CONFIRM = routes.confirmSource(7, 23, FRENCH);
const WRITE = routes.writeValue(7, 23, SOURCE);
const NOTE = 'Source changed since';

/** Whose source text “Pay now” was “Pay later” when it was translated. */
const stale = (more: Partial<ProjectDetails> = {}): ProjectDetails =>
  withValues(aProject(more), (value) =>
    value.id === SOURCE ? { ...value, version: 2, majorVersion: 2 } : value,
  );

const staleWorld = (project = stale()) =>
  world(project)
    .on(
      'GET',
      HISTORY,
      ok({ items: [{ version: 2, old: { text: 'Pay later' }, new: { text: 'Pay now' } }], next: null }),
    )
    .on('PATCH', CONFIRM, ({ body }) =>
      ok(
        aValue({
          id: FRENCH,
          keyId: 23,
          languageId: 2,
          name: 'Payer été',
          status: 'validated',
          version: 2,
          sourceVersion: (body as { version: number }).version,
        }),
      ),
    );

const language = async (name: string) => within(await screen.findByRole('region', { name }));
const marked = (at: number): boolean =>
  cell('pay_now', at).getAttribute('aria-label')?.includes(NOTE) === true;

describe('a translation whose source has changed', () => {
  it('is marked in its cell, which says so, and the source is not', async () => {
    staleWorld();
    await openGrid();
    expect([EN, FR, DE].map(marked)).toEqual([false, true, true]);
  });

  it('shows how the source has changed', async () => {
    staleWorld();
    await openGrid(`${AT}?key=23`);
    const french = await language('Français');
    expect(await french.findByText(NOTE)).toBeVisible();
    expect((await french.findByText('later')).closest('del')).not.toBeNull();
    expect(french.getByText('now').closest('ins')).not.toBeNull();
    expect(french.getByRole('textbox')).toHaveAccessibleDescription(NOTE);
  });

  it('says so if the earlier source is not known', async () => {
    staleWorld().on('GET', HISTORY, ok({ items: [], next: null }));
    await openGrid(`${AT}?key=23`);
    expect(await (await language('Français')).findByText('The earlier text isn’t known.')).toBeVisible();
  });

  it.each(['a button', 'a key'])('is confirmed as still right by %s, and keeps the focus', async (by) => {
    const server = staleWorld();
    const { user } = await openGrid(`${AT}?key=23`);
    const french = await language('Français');
    const button = await french.findByRole('button', { name: 'Still right' });
    const field = french.getByRole('textbox');
    await user.click(field);
    await (by === 'a key' ? user.keyboard('{Alt>}k{/Alt}') : user.click(button));
    await waitFor(() =>
      expect(server.to('PATCH', CONFIRM).map(({ body }) => body)).toEqual([{ version: 2 }]),
    );
    expect(french.queryByText(NOTE)).toBeNull();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Payer été');
    expect([FR, DE].map(marked)).toEqual([false, true]);
  });

  it('says so if the source changes again before it is confirmed', async () => {
    let project = stale();
    const server = staleWorld().on('GET', routes.readProject(7), () => ok(project));
    const { user } = await openGrid(`${AT}?key=23`);
    const french = await language('Français');
    await user.click(await french.findByRole('button', { name: 'Still right' }));
    await waitFor(() => expect(server.to('PATCH', CONFIRM)).toHaveLength(1));
    project = withValues(project, (value) => {
      if (value.id === SOURCE) return { ...value, version: 3, majorVersion: 3, name: 'Pay soon' };
      return value.id === FRENCH ? { ...value, version: 2, sourceVersion: 2 } : value;
    });
    // Loads it again.
    act(() => projectArchived.emit());
    expect(await french.findByRole('status')).toHaveTextContent(
      'The source has changed again. Check this text once more.',
    );
  });

  it.each([
    ['a translator', 'translator', 'target', 1],
    ['a reviewer', 'reviewer', 'target', 1],
    ['a translator who only reads it', 'translator', 'source', 0],
  ] as const)('is shown to %s', async (_, role, access, buttons) => {
    staleWorld(stale({ role, languages: [EN_VIEW, { ...FR_VIEW, access }] }));
    await openGrid(`${AT}?key=23`);
    const french = await language('Français');
    await french.findByText(NOTE);
    expect(french.queryAllByRole('button', { name: 'Still right' })).toHaveLength(buttons);
  });

  it('is found by a filter, which counts', async () => {
    staleWorld();
    const { user } = await openGrid();
    const chip = screen.getByRole('button', { name: 'Source changed 2' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /cancel/ })).toBeNull());
    expect(cell('pay_now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Source changed 2' }));
    await screen.findByRole('rowheader', { name: /cancel/ });
  });

  it('is found by an address', async () => {
    staleWorld();
    await openGrid(`${AT}?stale=1`);
    expect(screen.getByRole('button', { name: 'Source changed 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(cell('pay_now')).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /cancel/ })).toBeNull();
  });

  it('has no filter where there is none', async () => {
    world();
    await openGrid();
    expect(screen.queryByRole('button', { name: /^Source changed/ })).toBeNull();
  });
});

describe('a source text that is changed', () => {
  const open = async () => {
    const server = staleWorld(aProject()).on('PATCH', WRITE, ({ body }) => {
      const { name, isTypo } = body as { name: string; isTypo?: boolean };
      const major = isTypo ? {} : { majorVersion: 2 };
      return ok(aValue({ id: SOURCE, keyId: 23, languageId: 1, name, version: 2, ...major }));
    });
    const { user } = await openGrid(`${AT}?key=23`);
    const english = await language('English');
    return { server, user, english, field: english.getByRole('textbox') };
  };
  const OPTION = { name: 'Only a typo: translations stay as they are' };

  it('marks its translations', async () => {
    const { server, user, english, field } = await open();
    expect(english.queryByRole('checkbox', OPTION)).toBeNull();
    await user.type(field, ' please');
    expect(await english.findByRole('checkbox', OPTION)).not.toBeChecked();
    await user.click(await (await language('Français')).findByRole('textbox'));
    await waitFor(() =>
      expect(server.to('PATCH', WRITE).map(({ body }) => body)).toEqual([{ name: 'Pay now please' }]),
    );
    expect([EN, FR, DE].map(marked)).toEqual([false, true, true]);
  });

  it.each(['a click', 'a key'])('leaves them as they are if %s says that it is a typo', async (by) => {
    const { server, user, english, field } = await open();
    await user.type(field, '!');
    const option = await english.findByRole('checkbox', OPTION);
    await (by === 'a key' ? user.keyboard('{Alt>}t{/Alt}') : user.click(option));
    expect(option).toBeChecked();
    expect(field).toHaveFocus();
    expect(server.to('PATCH', WRITE)).toEqual([]);
    await user.click(await (await language('Français')).findByRole('textbox'));
    await waitFor(() =>
      expect(server.to('PATCH', WRITE).map(({ body }) => body)).toEqual([{ name: 'Pay now!', isTypo: true }]),
    );
    expect([FR, DE].map(marked)).toEqual([false, false]);
  });

  it('is saved as a typo when the focus leaves from the option', async () => {
    const { server, user, english, field } = await open();
    await user.type(field, '!');
    const option = await english.findByRole('checkbox', OPTION);
    await user.tab();
    expect(option).toHaveFocus();
    expect(server.to('PATCH', WRITE)).toEqual([]);
    await user.keyboard(' ');
    await user.tab();
    await waitFor(() =>
      expect(server.to('PATCH', WRITE)[0]?.body).toEqual({ name: 'Pay now!', isTypo: true }),
    );
  });

  it('is not asked for a translation', async () => {
    const { user } = await open();
    const french = await language('Français');
    await user.type(french.getByRole('textbox'), '!');
    expect(french.queryByRole('checkbox', OPTION)).toBeNull();
    // No typed text remains.
    await user.keyboard('{Escape}');
  });
});
