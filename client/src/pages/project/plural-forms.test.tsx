import { screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { NewValue } from '#core/api/translations.js';

import { aPluralKey, aPluralProject } from '../../testing/plural-project.js';
import { AT, cell, EN, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aValue } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';
import { setWindowWidth } from '../../testing/setup.js';

prepareGrid();

const [PL, JA] = [2, 3];

/** A project with one plural key. */
const withTexts = (texts: Parameters<typeof aPluralKey>[2]): ProjectDetails => ({
  ...aPluralProject(),
  groups: [{ id: 1, name: 'common', fileId: null, keys: [aPluralKey(31, 'hours', texts)] }],
});

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
    const server = world(aPluralProject()).on('POST', routes.createValue(7, 31), ({ body }) => {
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
    await waitFor(() =>
      expect(server.to('POST', routes.createValue(7, 31)).map(({ body }) => body)).toEqual([
        { name: 'Teraz', languageId: 4, quantityString: '=0' },
      ]),
    );
    expect(cell('minutes_ago', PL)).toHaveAccessibleName(/^plural, 5 forms, exactly 0 Teraz/);
  });

  it.each([
    ['in the panel', `${AT}?key=31`],
    ['in the floating editor', AT],
  ])('can be removed %s where the language does not need them', async (_, at) => {
    const server = world(withTexts({ 4: { '=0': 'Teraz', one: 'a', few: 'b', other: 'c' } })).on(
      'PATCH',
      routes.writeValue(7, 31, 3140),
      ({ body }) => {
        const { name } = body as { name: string };
        return ok(aValue({ id: 3140, keyId: 31, languageId: 4, quantityString: '=0', name, version: 2 }));
      },
    );
    const { user } = await openGrid(at);
    if (at === AT) await user.dblClick(cell('hours', PL));
    const place =
      at === AT
        ? screen.getByRole('dialog', { name: 'hours, Polski' })
        : await screen.findByRole('region', { name: 'Polski' });
    const part = within(place);
    expect(part.getAllByRole('button', { name: /^Remove the text/ })).toHaveLength(1);
    await user.click(part.getByRole('button', { name: 'Remove the text for exactly 0' }));
    expect(part.queryByRole('textbox', { name: /exactly 0/ })).toBeNull();
    expect(part.getAllByRole('textbox')).toContain(document.activeElement);
    await waitFor(() => expect(server.to('PATCH', routes.writeValue(7, 31, 3140))).toHaveLength(1));
    expect(server.to('PATCH', routes.writeValue(7, 31, 3140))[0]?.body).toEqual({ name: '' });
    expect(cell('hours', PL)).toHaveAccessibleName(/^plural, 4 forms, one /);
    await user.click(await part.findByRole('button', { name: 'Add a text for exactly 0' }));
    expect(part.getByRole('textbox', { name: /exactly 0/ })).toHaveValue('');
  });

  it('have no field once their text is gone, and are counted no more', async () => {
    world(withTexts({ 4: { '=0': '', one: 'a', few: 'b', other: 'c' } }));
    await openGrid(`${AT}?key=31`);
    expect(cell('hours', PL)).toHaveAccessibleName(/^plural, 4 forms, one /);
    const part = within(await screen.findByRole('region', { name: 'Polski' }));
    expect(part.queryByRole('textbox', { name: /exactly 0/ })).toBeNull();
    expect(part.getByRole('button', { name: 'Add a text for exactly 0' })).toBeVisible();
  });

  it('are asked for as each language needs them when a key is created', async () => {
    const server = world(aPluralProject()).on(
      'POST',
      routes.createKey(7),
      ok(aPluralKey(33, 'hours', {}), 201),
    );
    const { user } = await openGrid(`${AT}?d=new-key`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Key name' }), 'hours');
    await user.click(dialog.getByRole('radio', { name: 'Plural' }));
    await user.click(dialog.getByRole('button', { name: /other languages/ }));
    const fields = [...dialog.getAllByRole('textbox', { name: /, (one|few|many|other)/ })];
    expect(fields.map((field) => /, (\w+)/.exec(field.getAttribute('aria-label') ?? '')?.[1])).toEqual(
      [['one', 'other'], ['one', 'other'], ['one', 'few', 'many', 'other'], ['other']].flat(),
    );
    await user.type(dialog.getByRole('textbox', { name: /^Polski, few/ }), 'godziny');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(server.to('POST', routes.createKey(7))).toHaveLength(1));
    expect(server.to('POST', routes.createKey(7))).toMatchObject([
      {
        body: {
          values: ['', 'godziny', '', ''].map((name, at) => ({
            languageId: 4,
            quantityString: ['one', 'few', 'many', 'other'][at],
            name,
          })),
        },
      },
    ]);
  });
});

describe('the forms of a plural on a phone', () => {
  it('stand on a card as far as they are filled, and in the sheet all', async () => {
    setWindowWidth(390);
    const project = aPluralProject();
    world({ ...project, languages: project.languages.filter(({ name }) => name !== 'Français') });
    const { user } = await renderApp({ at: AT });
    const card = await screen.findByRole('button', { name: /minutes_ago/ });
    expect(card).toHaveTextContent(/few.*2 more$/);
    expect(card).not.toHaveTextContent('many');
    await user.click(card);
    const sheet = await screen.findByRole('dialog');
    expect(fieldsOf(sheet)).toHaveLength(4);
    await user.click(within(sheet).getByRole('button', { name: 'Add a text for exactly 0' }));
    expect(within(sheet).getByRole('textbox', { name: /Polski, exactly 0$/ })).toHaveFocus();
  });

  it('can be removed in the sheet where the language does not need them', async () => {
    setWindowWidth(390);
    const project = withTexts({ 4: { '=0': 'Teraz', other: 'c' } });
    const server = world({
      ...project,
      languages: project.languages.filter(({ name }) => name !== 'Français'),
    }).on('PATCH', routes.writeValue(7, 31, 3140), ({ body }) => {
      const { name } = body as { name: string };
      return ok(aValue({ id: 3140, keyId: 31, languageId: 4, quantityString: '=0', name, version: 2 }));
    });
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: /hours/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Remove the text for exactly 0' }));
    expect(sheet.queryByRole('textbox', { name: /exactly 0/ })).toBeNull();
    await waitFor(() => expect(server.to('PATCH', routes.writeValue(7, 31, 3140))).toHaveLength(1));
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
