import { screen, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { aCheckSettings } from './checks.js';
import { aProject, aValue } from './sample-projects.js';
import type { Locale } from '../i18n/dictionary.js';
import { renderApp } from './render.js';
import { ok, startServer } from './server.js';
import type { FakeAnswer, FakeRequest, FakeServer } from './server.js';
import { signIn } from './session.js';

/** The path of the sample project. */
export const AT = '/projects/7';

/** The column numbers of its languages. */
export const [EN, FR, DE] = [0, 1, 2];

/** jsdom has no layout: these sizes are those of the window of the virtual grid. */
const SIZES = { clientWidth: 1200, clientHeight: 800, offsetWidth: 1200, offsetHeight: 800 };

/** Sets the size of the grid. */
export function prepareGrid(): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(SIZES))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
    // Windows of jsdom never have the focus, those of users do.
    document.hasFocus = () => true;
  });
}

/** A signed-in user and a project on the fake server. */
export const world = (project: ProjectDetails = aProject()): FakeServer =>
  signIn(startServer())
    .on('GET', routes.readProject(7), ok(project))
    // Requested once the page is idle.
    .on('GET', routes.listFileProfiles(7), ok([]))
    .on('GET', routes.readChecks(7), ok(aCheckSettings()));

/** Opens the page of the project and waits for the grid. */
export async function openGrid(at = AT, locale: Locale = 'en') {
  const rendered = await renderApp({ at, locale });
  await screen.findByRole('grid');
  return rendered;
}

/** The cell of a key in a language. */
export function cell(key: string, language = 0): HTMLElement {
  const row = screen
    .getByRole('rowheader', { name: new RegExp(`\\b${key}\\b`) })
    .closest<HTMLElement>('[role="row"]');
  const found = row && within(row).getAllByRole('gridcell')[language];
  if (!found) throw new Error(`No cell ${key} ${language}`);
  return found;
}

/** Saves a text like the server: a new version with the status `modified`. */
export const saves = ({ body }: FakeRequest, id: number, keyId: number): FakeAnswer =>
  ok(
    aValue({
      id,
      keyId,
      languageId: 2,
      version: 2,
      name: (body as { name: string }).name,
      status: 'modified',
    }),
  );
