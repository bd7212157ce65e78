import { screen, waitFor } from '@testing-library/react';

import type { PluralModeChange } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import {
  CALL,
  card,
  CLDR,
  heads,
  lines,
  openForecast,
  PAGE,
  STRICT,
  TO_CLDR,
  world,
} from '../../testing/plural-switch.js';
import { AT, prepareGrid } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { EN } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';
import type { FakeAnswer } from '../../testing/server.js';
import { setWindowWidth } from '../../testing/setup.js';

prepareGrid();

const REVERT = routes.revertChangeSet(7, 9);
const SUMS = { created: 10, moved: 20, removed: 7 };

describe('the section Plurals', () => {
  it.each([
    [
      'en',
      'As each language needs',
      ['Language', 'Forms, with example numbers', 'New', 'Moved to =0', 'Removed'],
      '1,200 plural keys in 4 languages. Nothing changes until you switch.',
      'Switch 1,200 plural keys',
      'Plural forms changed',
    ],
    [
      'fr',
      'Selon chaque langue',
      ['Langue', 'Formes, avec des exemples', 'Nouvelles', 'Passées à =0', 'Retirées'],
      '1 200 clés au pluriel dans 4 langues. Rien ne change avant votre accord.',
      'Changer les formes de 1\u202f200 clés',
      'Formes du pluriel modifiées',
    ],
  ] as const)(
    'says what a switch does before it does it, in %s',
    async (locale, name, columns, sentence, submit, toast) => {
      const { bodies, server } = world();
      const { user } = await openForecast(locale, name);
      expect(heads()).toEqual(columns);
      expect(screen.getByText(sentence)).toBeVisible();
      expect(lines().map(([, , ...counts]) => counts)).toEqual([
        ['–', '5', '–'],
        ['–', '5', '–'],
        ['10', '5', '–'],
        ['–', '5', '7'],
      ]);
      expect(bodies()).toEqual([{ mode: 'cldr', dryRun: true }]);
      await user.dblClick(screen.getByRole('button', { name: submit }));
      expect(await screen.findByText(toast)).toBeVisible();
      expect(bodies().slice(1)).toEqual([{ mode: 'cldr', dryRun: false, shown: SUMS }]);
      expect(server.to('GET', routes.readProject(7)).length).toBeGreaterThan(1);
      expect(screen.queryByRole('table')).toBeNull();
      expect(await card(name)).toBeChecked();
      expect(await card(name)).toHaveFocus();
    },
  );

  it('shows the forms of each language with numbers that take them', async () => {
    world();
    await openForecast();
    expect(lines().map(([language, forms]) => [language, forms])).toEqual([
      ['enEnglish', 'one 1other 0, 2, 3…'],
      ['frFrançais', 'one 0, 1other 2, 3…many 1,000,000'],
      ['plPolski', 'one 1few 2–4many 0, 5, 6…other 0.5, 1.5…'],
      ['ja日本語', 'other all'],
    ]);
  });

  it('leads back to three forms', async () => {
    const back: PluralModeChange = {
      changeSetId: null,
      keys: 1,
      languages: [{ languageId: 5, created: 1, moved: 2, removed: 0 }],
    };
    const { bodies } = world(CLDR(), back);
    const { user } = await openForecast('en', 'Zero, one, other');
    expect(heads()).toContain('Moved to zero');
    expect(lines().at(-1)).toEqual(['ja日本語', 'zero one other ', '1', '2', '–']);
    expect(screen.getByText('New forms take the text of other.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch 1 plural key' }));
    expect(await screen.findByText('Plural forms changed')).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({ mode: 'strict', shown: { created: 1, moved: 2, removed: 0 } });
  });

  it('can be used with the keyboard alone, and changes nothing on Cancel', async () => {
    const { bodies } = world();
    const { user } = await renderApp({ at: PAGE });
    (await card('Zero, one, other')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await card('As each language needs')).toBeChecked();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(await card('Zero, one, other')).toBeChecked();
    expect(await card('Zero, one, other')).toHaveFocus();
    expect(bodies()).toEqual([{ mode: 'cldr', dryRun: true }]);
  });

  it('saves at once where there is no plural key', async () => {
    const { bodies } = world({ ...STRICT(), groups: [] });
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    expect(await screen.findByText('Plural forms changed')).toBeVisible();
    expect(bodies()).toEqual([{ mode: 'cldr', dryRun: false, shown: { created: 0, moved: 0, removed: 0 } }]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(await card('As each language needs')).toBeChecked();
  });

  it('has the measures of its table before the numbers are known', async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    const { server } = world();
    server.on('PATCH', CALL, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    expect(lines().map(([, , ...counts]) => counts)).toEqual(Array.from({ length: 4 }, () => ['', '', '']));
    expect(screen.getByText('1 plural key in 4 languages. Nothing changes until you switch.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch 1 plural key' })).toBeDisabled();
    answer(ok(TO_CLDR));
    expect(await screen.findByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('asks for the code of a language without one, and again what changes', async () => {
    const unknown = { id: 6, name: 'Klingon', tag: null, access: 'target' as const };
    const { server, bodies } = world({ ...STRICT(), languages: [EN, unknown] });
    server.on('PATCH', routes.updateLanguage(7, 6), ({ body }) => ok({ ...unknown, ...(body as object) }));
    const { user } = await openForecast();
    expect(screen.getByText('Choose the language code')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Choose the language code of Klingon' });
    await user.type(field, '?{Enter}');
    expect(await screen.findByText('Enter a language code, such as fr or pt-BR.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'tlh{Enter}');
    await waitFor(() => expect(screen.queryByText('Choose the language code')).toBeNull());
    expect(server.to('PATCH', routes.updateLanguage(7, 6))[0]?.body).toEqual({ name: 'Klingon', tag: 'tlh' });
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(lines()[1]?.[0]).toBe('tlhKlingon');
  });

  it('can be undone from its toast, also from another page', async () => {
    const { server } = world();
    server.on('POST', REVERT, ok({ restored: 3, keptNewer: 0, blocked: 0 }));
    const { user, go } = await openForecast();
    await user.click(screen.getByRole('button', { name: 'Switch 1,200 plural keys' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await go(`${AT}/settings/languages`);
    await screen.findByRole('heading', { name: 'Languages' });
    const before = server.to('GET', routes.readProject(7)).length;
    await user.click(undo);
    await waitFor(() => expect(server.to('POST', REVERT)).toMatchObject([{ body: { dryRun: false } }]));
    expect(await screen.findByText('Undone: Plural forms changed')).toBeVisible();
    await waitFor(() => expect(server.to('GET', routes.readProject(7)).length).toBeGreaterThan(before));
  });

  it.each([
    ['archived', { archivedAt: '2025-03-03T10:00:00.000Z', archivedBy: { id: 7, username: 'Camille' } }],
    ['of a manager with some languages', { role: 'manager' as const, targetRestricted: true }],
  ])('cannot be changed in a project that is %s', async (_, own) => {
    world({ ...STRICT(), ...own });
    await renderApp({ at: PAGE });
    expect(await card('As each language needs')).toBeDisabled();
    expect(screen.getByText('Read-only')).toBeVisible();
  });

  it('has the forms under the languages on a phone', async () => {
    setWindowWidth(390);
    world();
    await openForecast();
    expect(heads()).toEqual(['Language', 'New', 'Moved to =0', 'Removed']);
    expect(lines()[3]).toEqual(['ja日本語other all', '–', '5', '7']);
  });
});
