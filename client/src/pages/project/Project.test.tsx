import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { aProject, aValue } from '../../testing/sample-projects.js';
import { AT, cell, DE, EN, FR, openGrid as open, prepareGrid, saves, world } from '../../testing/project.js';
import { aUser } from '../../testing/samples.js';
import { NO_ANSWER, refusal } from '../../testing/server.js';

const DRAFTS = `motley.drafts.${aUser().id}.7`;
const NAME_OF_PAY = 'Payer été, Validated';

prepareGrid();

describe('the grid', () => {
  it('is a grid to assistive technology: rows, columns, names with texts and statuses', async () => {
    world();
    await open();
    const grid = screen.getByRole('grid', { name: 'Translations of Atlas Mobile' });
    expect(grid).toHaveAttribute('aria-rowcount', '8');
    expect(grid).toHaveAttribute('aria-colcount', '4');
    expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Modified');
    expect(cell('cart_title', DE)).toHaveAccessibleName('Empty');
    expect(cell('items_count', FR)).toHaveAccessibleName(
      'plural, 3 forms, zero Panier vide, one {count} article, other Empty, zero Validated, one Invalidated',
    );
  });

  it('marks the language translated from as the source, but none that a limited translator writes', async () => {
    world();
    const whole = await open();
    expect(screen.getByRole('columnheader', { name: 'English Source' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Français' })).toBeVisible();
    whole.unmount();
    world(aProject({ role: 'translator', targetRestricted: true }));
    await open();
    expect(screen.getByRole('columnheader', { name: 'English' })).toBeVisible();
  });

  it('labels how much of a language is translated and validated', async () => {
    world();
    await open();
    const french = within(screen.getByRole('columnheader', { name: /Français/ }));
    expect(french.getByText('71% translated · 42% validated')).toBeInTheDocument();
  });

  it('has a filter for each status, those without a value in grey', async () => {
    world();
    const { user, address } = await open();
    const empty = screen.getByRole('button', { name: 'Empty 3' });
    expect(empty).not.toHaveClass('none');
    await user.type(screen.getByRole('searchbox'), 'abbrechen');
    await waitFor(() => expect(empty).toHaveClass('none'));
    await user.click(screen.getByRole('button', { name: /^Validated \d/ }));
    await waitFor(() => expect(address()).toContain('status=validated'));
  });

  it('counts the keys that filters leave', async () => {
    world();
    const whole = await open();
    expect(screen.getByText('5 keys')).toBeVisible();
    whole.unmount();
    await open(`${AT}?q=cart_title`);
    expect(await screen.findByText('1 of 5 keys')).toBeVisible();
  });

  it('is within its search again, at the row that one has left, when one comes back', async () => {
    world();
    const { user, address, go } = await open(`${AT}?q=cart_title`);
    await user.click(cell('cart_title', FR));
    await go('/404');
    expect(screen.queryByRole('grid')).toBeNull();
    await go(-1);
    await screen.findByRole('grid');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /cart_title/ })).toHaveFocus());
    expect(screen.getByText('1 of 5 keys')).toBeVisible();
    expect(address()).toBe(`${AT}?q=cart_title`);
  });

  it('speaks French', async () => {
    world();
    await open(AT, 'fr');
    expect(cell('cart_title', FR)).toHaveAccessibleName('Votre panier, Modifiée');
    expect(screen.getByText('5 clés')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Langues affichées' })).toBeVisible();
  });

  it('has one cell in the order of the Tab key, and arrows lead from cell to cell', async () => {
    world();
    const { user } = await open();
    await user.click(cell('cancel', FR));
    await user.keyboard('{ArrowDown}');
    expect(cell('retry', FR)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(cell('cancel', DE)).toHaveFocus();
    const stops = screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0);
    expect(stops).toEqual([cell('cancel', DE)]);
  });

  it('folds a group away with Enter on its header', async () => {
    world();
    const { user } = await open();
    await user.click(cell('cancel', EN));
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /cancel/ })).toBeNull());
    expect(screen.getByRole('rowheader', { name: /cart_title/ })).toBeVisible();
  });
});

describe('editing', () => {
  it('saves with Enter upon the version seen, and edits the next key', async () => {
    const server = world().on('PATCH', routes.writeValue(7, 11, 1120), (request) => saves(request, 1120, 11));
    const { user } = await open();
    await user.click(cell('cancel', FR));
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'cancel, Français' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Abandonner{Enter}');
    expect(await screen.findByRole('textbox', { name: 'retry, Français' })).toHaveFocus();
    await waitFor(() => expect(cell('cancel', FR)).toHaveAccessibleName('Abandonner, Modified'));
    expect(server.to('PATCH', routes.writeValue(7, 11, 1120))).toMatchObject([
      { body: { name: 'Abandonner' }, ifMatch: '"1"' },
    ]);
  });

  it('saves what is left by a click elsewhere', async () => {
    const server = world().on('PATCH', routes.writeValue(7, 23, 2320), (request) => saves(request, 2320, 23));
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.type(screen.getByRole('textbox', { name: 'pay_now, Français' }), ' !');
    await user.click(cell('cart_title', DE));
    await waitFor(() => expect(cell('pay_now', FR)).toHaveAccessibleName('Payer été !, Modified'));
    expect(screen.queryByRole('textbox', { name: 'pay_now, Français' })).toBeNull();
    expect(server.to('PATCH', routes.writeValue(7, 23, 2320))).toHaveLength(1);
  });

  it('puts the text back with Escape, makes no call, and has what was typed within reach of undo', async () => {
    const server = world().on('PATCH', routes.writeValue(7, 23, 2320), (request) => saves(request, 2320, 23));
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' encore{Escape}');
    expect(cell('pay_now', FR)).toHaveFocus();
    expect(cell('pay_now', FR)).toHaveAccessibleName(NAME_OF_PAY);
    expect(server.to('PATCH', routes.writeValue(7, 23, 2320))).toHaveLength(0);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell('pay_now', FR)).toHaveAccessibleName('Payer été encore, Modified'));
  });

  it('keeps what Ctrl+S has saved when Escape follows, and drops only what was typed since', async () => {
    const server = world().on('PATCH', routes.writeValue(7, 23, 2320), (request) => saves(request, 2320, 23));
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' vite{Control>}s{/Control} encore{Escape}');
    await waitFor(() => expect(cell('pay_now', FR)).toHaveAccessibleName('Payer été vite, Modified'));
    expect(cell('pay_now', FR)).toHaveFocus();
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(server.to('PATCH', routes.writeValue(7, 23, 2320))).toMatchObject([
      { body: { name: 'Payer été vite' } },
    ]);
  });

  it('says what is wrong with a text once one pauses, and mends it by a click or a key', async () => {
    world();
    const { user } = await open();
    await user.dblClick(cell('items_count', FR));
    const other = screen.getByRole('textbox', { name: 'items_count, Français, other' });
    await user.type(other, 'articles');
    const line = await screen.findByText('Error: {count} is missing');
    expect(other).toHaveAccessibleDescription(/Error: \{count\} is missing/);
    await user.click(screen.getByRole('button', { name: 'Insert {count}' }));
    expect(other).toHaveValue('{count} articles');
    expect(line).not.toBeInTheDocument();
    await user.clear(other);
    await user.type(other, 'articles');
    await screen.findByText('Error: {count} is missing');
    await user.keyboard('{ArrowLeft>8/}les {ArrowLeft}{Alt>}{Enter}{/Alt}');
    expect(other).toHaveValue('les {count} articles');
    await user.keyboard('{Escape}');
  });

  it('keeps the text of a refused change, with Retry and Discard', async () => {
    world().on('PATCH', routes.writeValue(7, 23, 2320), refusal(403, 'unauthorized'));
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x{Control>}s{/Control}');
    expect(await screen.findByRole('button', { name: '1 change not saved' })).toBeVisible();
    expect(
      screen.getByText('You are not authorized to perform this action.', { selector: 'span' }),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'pay_now, Français' })).toHaveValue('Payer été x');
    await user.click(screen.getByRole('button', { name: 'Discard my text' }));
    await waitFor(() => expect(cell('pay_now', FR)).toHaveAccessibleName(NAME_OF_PAY));
  });

  it('shows both texts of a conflict and sends mine upon theirs', async () => {
    const value = aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Régler', version: 6 });
    const theirs = { ...value, updatedBy: 'Camille' };
    let calls = 0;
    const server = world().on('PATCH', routes.writeValue(7, 23, 2320), (request) => {
      calls += 1;
      return calls === 1 ? refusal(409, 'conflict', { current: theirs }) : saves(request, 2320, 23);
    });
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x{Control>}s{/Control}');
    const strip = await screen.findByText('Camille saved a different text: “Régler”', {
      selector: '[lang=fr]',
    });
    expect(strip).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'pay_now, Français' })).toHaveValue('Payer été x');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.to('PATCH', routes.writeValue(7, 23, 2320))).toHaveLength(2));
    expect(server.to('PATCH', routes.writeValue(7, 23, 2320))[1]).toMatchObject({
      ifMatch: '"6"',
      body: { name: 'Payer été x' },
    });
  });

  it('keeps a text that could not be sent, and says that it waits', async () => {
    world().on('PATCH', routes.writeValue(7, 23, 2320), () => {
      throw NO_ANSWER;
    });
    const { user } = await open();
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x{Control>}s{/Control}');
    expect(await screen.findByText('1 change waiting')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(DRAFTS)).toContain('Payer été x'));
  });
});
