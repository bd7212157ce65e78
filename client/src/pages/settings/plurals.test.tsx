import { screen, waitFor, within } from '@testing-library/react';

import type { ChangePluralMode, PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { Locale } from '../../i18n/dictionary.js';
import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { JA, PL } from '../../testing/plural-project.js';
import { renderApp } from '../../testing/render.js';
import { aProject, EN, FR } from '../../testing/sample-projects.js';
import { aProject as aListed } from '../../testing/samples.js';
import { NO_ANSWER, ok, refusal } from '../../testing/server.js';
import type { FakeAnswer, FakeServer } from '../../testing/server.js';
import { setWindowWidth } from '../../testing/setup.js';

prepareGrid();

const PAGE = `${AT}/settings/plurals`;
const CALL = routes.changePluralMode(7);
const REVERT = routes.revertChangeSet(7, 9);

const STRICT = (): ProjectDetails => aProject({ languages: [EN, FR, PL, JA] });
const CLDR = (): ProjectDetails => ({ ...STRICT(), pluralMode: 'cldr' });

const TO_CLDR: PluralModeChange = {
  changeSetId: null,
  keys: 1200,
  languages: [
    { languageId: 1, created: 0, moved: 5, removed: 0 },
    { languageId: 2, created: 0, moved: 5, removed: 0 },
    { languageId: 4, created: 10, moved: 5, removed: 0 },
    { languageId: 5, created: 0, moved: 5, removed: 7 },
  ],
};
const SUMS = { created: 10, moved: 20, removed: 7 };

interface World {
  server: FakeServer;
  /** The project on the server, which a switch changes. */
  project: ProjectDetails;
  bodies: () => unknown[];
}

/** A project on the fake server; `answer` answers what is not a dry run. */
function world(
  given: ProjectDetails = STRICT(),
  forecast: PluralModeChange | ((mode: PluralMode) => FakeAnswer) = TO_CLDR,
  answer: (() => FakeAnswer | Promise<FakeAnswer>) | null = null,
): World {
  const state = { project: given };
  const server = projectWorld(given)
    .on('GET', routes.listProjects(), ok([aListed({ id: 7 })]))
    .on('GET', routes.readProject(7), () => ok(state.project))
    .on('PATCH', CALL, ({ body }) => {
      const { mode, dryRun } = body as ChangePluralMode;
      if (dryRun === true) return typeof forecast === 'function' ? forecast(mode) : ok(forecast);
      if (answer) return answer();
      state.project = { ...state.project, pluralMode: mode };
      return ok({ ...TO_CLDR, changeSetId: 9 });
    });
  return {
    server,
    get project() {
      return state.project;
    },
    set project(changed) {
      state.project = changed;
    },
    bodies: () => server.to('PATCH', CALL).map(({ body }) => body),
  };
}

const card = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });

/** The lines of the table below its head, a list of cells each. */
const lines = (): (string | null)[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const heads = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** Opens the page, chooses the other card and waits for the numbers. */
async function openForecast(locale: Locale = 'en', name = 'As each language needs') {
  const rendered = await renderApp({ at: PAGE, locale });
  await rendered.user.click(await card(name));
  await waitFor(() =>
    expect(screen.getByRole('table').closest('section')).toHaveAttribute('aria-busy', 'false'),
  );
  return rendered;
}

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

  it('shows the numbers where there is a plural key by now', async () => {
    const before = { ...STRICT(), groups: [] };
    const now = world(before, TO_CLDR, () => {
      now.project = STRICT();
      return refusal(409, 'plurals_moved', { current: TO_CLDR });
    });
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    expect(await screen.findByText('A plural key has changed. Here are the new numbers.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
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

  it('says why the numbers are not known, and tries again', async () => {
    let isUp = false;
    world(STRICT(), () => (isUp ? ok(TO_CLDR) : refusal(500, 'unknown_error')));
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('table')).toBeNull();
    isUp = true;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('says that the device is offline, and keeps the choice', async () => {
    world(STRICT(), TO_CLDR, () => {
      throw NO_ANSWER;
    });
    const { user } = await openForecast();
    await user.click(screen.getByRole('button', { name: 'Switch 1,200 plural keys' }));
    expect(await screen.findByText('Connection issue.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('shows the new numbers when a plural has changed meanwhile', async () => {
    const moved = { ...TO_CLDR, keys: 1201, languages: TO_CLDR.languages.slice(0, 2) };
    let hasMoved = false;
    const { bodies } = world(STRICT(), TO_CLDR, () => {
      const answer = hasMoved
        ? ok({ ...moved, changeSetId: 9 })
        : refusal(409, 'plurals_moved', { current: moved });
      hasMoved = true;
      return answer;
    });
    const { user } = await openForecast();
    await user.click(screen.getByRole('button', { name: 'Switch 1,200 plural keys' }));
    expect(await screen.findByText('A plural key has changed. Here are the new numbers.')).toBeVisible();
    expect(lines()[2]?.slice(2)).toEqual(['–', '–', '–']);
    await user.click(screen.getByRole('button', { name: 'Switch 1,201 plural keys' }));
    expect(await screen.findByText('Plural forms changed')).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({ shown: { created: 0, moved: 10, removed: 0 } });
    expect(screen.queryByText(/^A plural key has changed/)).toBeNull();
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
    await user.click(undo);
    expect(await screen.findByText('3 items will be as they were before.')).toBeVisible();
    const before = server.to('GET', routes.readProject(7)).length;
    await user.click(screen.getByRole('button', { name: 'Undo the changes' }));
    expect(await screen.findByText('Changes undone')).toBeVisible();
    expect(server.to('POST', REVERT).map(({ body }) => body)).toEqual([{ dryRun: true }, { dryRun: false }]);
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
