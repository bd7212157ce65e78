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

const INSIDE = [
  ...ACCOUNT,
  ...FILES,
  ...PROJECT,
  ...STRUCTURE,
  ...GROUPS,
  ...TEXTS,
  ...PEOPLE,
  ...INVITATIONS,
  ...REMOVED,
];

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

async function walk(screen: Screen): Promise<Record<string, string[]>> {
  const stage = await Stage.set(screen);
  const outside = await meet(stage, OUTSIDE);
  await stage.logIn();
  const inside = await meet(stage, INSIDE);
  // The browser logs every error response, and must log nothing else.
  const others = stage.app.complaints.splice(0).filter((one) => !/^Failed to load resource|^500 /.test(one));
  const all = [...outside, ...inside];
  if (others.length > 0) all.push(['console', others]);
  return Object.fromEntries(all);
}

describe('every error', () => {
  it('is shown with its own text, in its place and once, in both languages', async () => {
    const [english, french] = await Promise.all([walk(ENGLISH_DESK), walk(FRENCH_DESK)]);
    expect({ english, french }).toEqual({ english: {}, french: {} });
  });
});
