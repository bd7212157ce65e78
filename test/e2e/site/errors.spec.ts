import { jest } from '@jest/globals';

import { FILES } from '../support/errors/files.js';
import { GROUPS } from '../support/errors/groups.js';
import { INVITATIONS, PEOPLE } from '../support/errors/people.js';
import { PROJECT, REMOVED } from '../support/errors/project.js';
import { ACCOUNT, OUTSIDE } from '../support/errors/session.js';
import { Stage } from '../support/errors/stage.js';
import type { Row, Told } from '../support/errors/stage.js';
import { STRUCTURE } from '../support/errors/structure.js';
import { TEXTS } from '../support/errors/texts.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

// This many errors take time on a busy machine.
jest.setTimeout(900_000);

// Two pages share the errors after login.
const OF_CONTENT = [...FILES, ...STRUCTURE, ...GROUPS, ...TEXTS];
const OF_MEMBERS = [...ACCOUNT, ...PROJECT, ...PEOPLE, ...INVITATIONS, ...REMOVED];

/**
 * The errors of the other language, at least one for each place. Which text an error has does not depend on the language,
 * and that both have each text is checked without a page.
 */
const IN_ENGLISH = new Set([
  'a wrong password',
  'an e-mail that has an account',
  'imports.quantity_not_found',
  'a name that is not saved',
  'a name while there is no connection',
  'a project that does not come',
  'a group named like another',
  'a new key, without the right any more',
  'a text that somebody else has changed meanwhile',
  'a role, for another reason',
  'a project that has gone',
]);

/** The visible places of a text on the page. */
const SAID = `(text) => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
  .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.data.includes(text)))
  .map((one) => one.outerHTML.slice(0, 200))`;

/** By then, all other messages have appeared. */
const ECHO_MS = 60;

async function faultOf({ app }: Stage, { id, values, place }: Told): Promise<string[]> {
  const { page } = app;
  const text = app.words(id, values);
  await page.getByText(text).first().waitFor();
  await page.waitForTimeout(ECHO_MS);
  const said = await page.evaluate<string[]>(`(${SAID})(${JSON.stringify(text)})`);
  const inPlace = await (await place(app)).getByText(text).count();
  return said.length === 1 && inPlace === 1
    ? []
    : [`${id} is said ${said.length} times, ${inPlace} of them in place: ${said.join(', ')}`];
}

async function faultsOf(stage: Stage, { provoke, told }: Row): Promise<string[]> {
  try {
    await provoke(stage);
    const faults: string[] = [];
    for (const one of told) faults.push(...(await faultOf(stage, one)));
    return faults;
  } catch (error) {
    return [String(error)];
  } finally {
    await stage.tidy();
  }
}

async function meet(stage: Stage, rows: readonly Row[]): Promise<[row: string, faults: string[]][]> {
  const found: [string, string[]][] = [];
  for (const row of rows) {
    const faults = await faultsOf(stage, row);
    if (faults.length > 0) found.push([row.name, faults]);
  }
  return found;
}

/** Meets errors before login, and others after it. */
async function walk(
  screen: Screen,
  before: readonly Row[],
  after: readonly Row[],
): Promise<Record<string, string[]>> {
  const stage = await Stage.set(screen);
  // The browser logs every error response, also after the page has shown it, and must log nothing else.
  stage.app.expectComplaint(/^Failed to load resource|^500 /);
  const outside = await meet(stage, before);
  await stage.logIn();
  const inside = await meet(stage, after);
  const others = stage.app.unexpectedComplaints();
  const all = [...outside, ...inside];
  if (others.length > 0) all.push(['console', others]);
  return Object.fromEntries(all);
}

describe('an error', () => {
  it('is shown with its own text, in its place and once', async () => {
    const [content, members] = await Promise.all([
      walk(FRENCH_DESK, [], OF_CONTENT),
      walk(FRENCH_DESK, OUTSIDE, OF_MEMBERS),
    ]);
    expect({ content, members }).toEqual({ content: {}, members: {} });
  });

  it('is shown in the other language too, whatever its place', async () => {
    const chosen = (rows: readonly Row[]): Row[] => rows.filter(({ name }) => IN_ENGLISH.has(name));
    const [outside, inside] = [chosen(OUTSIDE), chosen([...OF_CONTENT, ...OF_MEMBERS])];
    expect(outside.length + inside.length).toBe(IN_ENGLISH.size);
    expect(await walk(ENGLISH_DESK, outside, inside)).toEqual({});
  });
});
