import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { NewValue } from '#core/api/translations.js';

import { aPluralProject } from '../../testing/plural-project.js';
import { AT, cell, EN, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aValue } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const [PL, JA] = [2, 3];

const fieldsOf = (editor: HTMLElement): (string | null)[] =>
  within(editor)
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-label'));

describe('the forms of a plural in a cldr project', () => {
  it('stand in a cell as its language has them, with numbers that take them', async () => {
    world(aPluralProject());
    await openGrid();
    expect(cell('minutes_ago', EN)).toHaveAccessibleName(/^plural, 3 forms, exactly 0 Just now, one /);
    expect(cell('minutes_ago', PL)).toHaveAccessibleName(
      /^plural, 4 forms, one .*, few .*, many Empty, other Empty/,
    );
    expect(cell('minutes_ago', PL)).toHaveTextContent('2–4');
    expect(cell('minutes_ago', FR)).not.toHaveTextContent('many');
    expect(cell('minutes_ago', JA)).toHaveTextContent('all');
    const row = cell('minutes_ago', EN).closest<HTMLElement>('[role="row"]');
    expect(row).toHaveStyle({ height: '119px' });
  });

  it('fold the rare ones away', async () => {
    world(aPluralProject());
    const { user } = await openGrid(`${AT}?key=31`);
    const part = within(await screen.findByRole('region', { name: 'Français' }));
    expect(part.queryByRole('textbox', { name: /many/ })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Show rare forms' }));
    expect(part.getByRole('textbox', { name: /Français, many, for example 1,000,000/ })).toHaveFocus();
    const japanese = within(screen.getByRole('region', { name: '日本語' }));
    expect(japanese.queryByRole('button', { name: 'Show rare forms' })).toBeNull();
    expect(japanese.getByRole('textbox')).toHaveAccessibleName(
      'minutes_ago, 日本語, other, for example 0, 1, 2, 3',
    );
  });

  it('have a field each, and one more for exactly 0 that creates its value', async () => {
    const posted: unknown[] = [];
    world(aPluralProject()).on('POST', routes.createValue(7, 31), ({ body }) => {
      posted.push(body);
      const { name } = body as NewValue;
      return ok(aValue({ id: 9, keyId: 31, languageId: 4, quantityString: '=0', name }), 201);
    });
    const { user } = await openGrid();
    await user.dblClick(cell('minutes_ago', PL));
    const editor = screen.getByRole('dialog', { name: 'minutes_ago, Polski' });
    expect(fieldsOf(editor)).toEqual([
      'minutes_ago, Polski, one, for example 1',
      'minutes_ago, Polski, few, for example 2, 3, 4, 22',
      'minutes_ago, Polski, many, for example 0, 5, 6, 7',
      'minutes_ago, Polski, other, for example 0.5, 1.5, 2.5, 3.5',
    ]);
    await user.click(within(editor).getByRole('button', { name: 'Add a text for exactly 0' }));
    expect(screen.getByRole('textbox', { name: 'minutes_ago, Polski, exactly 0' })).toHaveFocus();
    expect(within(editor).queryByRole('button', { name: 'Add a text for exactly 0' })).toBeNull();
    await user.keyboard('Teraz{Enter}');
    await waitFor(() => expect(posted).toEqual([{ name: 'Teraz', languageId: 4, quantityString: '=0' }]));
    expect(cell('minutes_ago', PL)).toHaveAccessibleName(/^plural, 5 forms, exactly 0 Teraz/);
  });
});

describe('the forms of a plural in a strict project', () => {
  it('are zero, one and other, without numbers and without more', async () => {
    world();
    const { user } = await openGrid();
    expect(cell('items_count', EN)).toHaveAccessibleName(/^plural, 3 forms, zero Your cart is empty, one /);
    expect(cell('items_count', EN).closest<HTMLElement>('[role="row"]')).toHaveStyle({ height: '93px' });
    await user.dblClick(cell('items_count', FR));
    const editor = screen.getByRole('dialog', { name: /^items_count, / });
    expect(fieldsOf(editor)).toEqual(
      ['zero', 'one', 'other'].map((form) => `items_count, Français, ${form}`),
    );
    expect(within(editor).queryByRole('button', { name: /exactly|rare/ })).toBeNull();
  });
});
