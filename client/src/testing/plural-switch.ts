import { screen, waitFor, within } from '@testing-library/react';

import type { ChangePluralMode, PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { Locale } from '../i18n/dictionary.js';
import { AT, world as projectWorld } from './project.js';
import { JA, PL } from './plural-project.js';
import { renderApp } from './render.js';
import { aProject, EN, FR } from './sample-projects.js';
import { aProject as aListed } from './samples.js';
import { ok } from './server.js';
import type { FakeAnswer, FakeServer } from './server.js';

/** The page of the plural mode. */
export const PAGE = `${AT}/settings/plurals`;
export const CALL = routes.changePluralMode(7);

/** Four languages with different plural forms. */
export const STRICT = (): ProjectDetails => aProject({ languages: [EN, FR, PL, JA] });
export const CLDR = (): ProjectDetails => ({ ...STRICT(), pluralMode: 'cldr' });

/** The effect of a switch to the forms of each language. */
export const TO_CLDR: PluralModeChange = {
  changeSetId: null,
  keys: 1200,
  languages: [
    { languageId: 1, created: 0, moved: 5, removed: 0 },
    { languageId: 2, created: 0, moved: 5, removed: 0 },
    { languageId: 4, created: 10, moved: 5, removed: 0 },
    { languageId: 5, created: 0, moved: 5, removed: 7 },
  ],
};

interface World {
  server: FakeServer;
  /** The project on the server, which a switch changes. */
  project: ProjectDetails;
  bodies: () => unknown[];
}

/** A project on the fake server; `forecast` is the response to a dry run, `answer` to a switch. */
export function world(
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

/** The card of a plural mode. */
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });

/** The rows of the table below its head, as lists of cells. */
export const lines = (): (string | null)[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The heads of the table. */
export const heads = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** Opens the page, chooses the other card and waits for the numbers. */
export async function openForecast(locale: Locale = 'en', name = 'As each language needs') {
  const rendered = await renderApp({ at: PAGE, locale });
  await rendered.user.click(await card(name));
  await waitFor(() =>
    expect(screen.getByRole('table').closest('section')).toHaveAttribute('aria-busy', 'false'),
  );
  return rendered;
}
