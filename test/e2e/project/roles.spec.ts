import type { Locator } from 'playwright-core';

import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { Person, World } from '../support/api.js';
import { ACTS } from '../support/roles/acts.js';
import * as offers from '../support/roles/table.js';
import { isOffered, PARTS } from '../support/roles/table.js';
import type { Controls, Needs, Part } from '../support/roles/table.js';
import { follow } from '../support/follow.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

/** The shop, and the user with the role in it. */
async function cast({ role, isLimited }: Part): Promise<[World, Person]> {
  const world = await aShop();
  await world.member('reviewer', 'Noah Klein');
  if (role === 'owner') return [world, world.owner];
  const person = await world.member(role, 'Mia Bauer');
  const limits = {
    sourceLanguagesIds: `${world.language('English')}`,
    targetLanguagesIds: `${world.language('Français')}`,
  };
  if (isLimited)
    await call('PATCH', routes.updateProjectUser(world.project.id, person.id), limits, world.owner.token);
  return [world, person];
}

const offered = ({ words }: AppDriver, part: Part, controls: Controls): string[] =>
  controls
    .filter(([, needs]) => isOffered(part, needs))
    .map(([id]) => words(id, { kind: 'plural' }))
    .sort();

/** The entries of a menu; empty without a menu. */
async function menuOf({ page }: AppDriver, opener: Locator): Promise<string[]> {
  if ((await opener.count()) === 0) return [];
  await opener.click();
  const items = page.locator('.ant-dropdown:not(.ant-dropdown-hidden)').getByRole('menuitem');
  await items.first().waitFor();
  const texts = await items.allTextContents();
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'hidden' });
  return texts.sort();
}

const shownAmong = async (app: AppDriver, controls: Controls): Promise<string[]> => {
  const labels = controls.map(([id]) => app.words(id));
  const counts = await Promise.all(labels.map((label) => app.button(label, true).count()));
  return labels.filter((_, at) => counts[at] !== 0).sort();
};

/** The actions on a selected row; empty if rows cannot be selected. */
async function selectionOf(app: AppDriver): Promise<string[]> {
  const { page, words } = app;
  const box = page.getByLabel(words('editor.select_row', { name: 'cancel' }));
  if ((await box.count()) === 0) return [];
  await box.click();
  await page.getByRole('group', { name: words('editor.rows_selected', { count: 1 }) }).waitFor();
  return shownAmong(app, offers.OF_SELECTION);
}

const isReviewer = (part: Part): boolean => isOffered(part, 'canWriteStatus');
const isWriter = (part: Part): boolean => isOffered(part, 'canWriteValue');

/** The dashboard, the editor with its menus and its panel, the users. */
async function lookAround(app: AppDriver, world: World): Promise<Record<string, unknown>> {
  const { page, words } = app;
  await page.getByRole('link', { name: 'Atlas' }).first().waitFor();
  const dashboard = await menuOf(app, app.button(words('dashboard.actions_of', { name: 'Atlas' })));
  await follow(page, world.path);
  await app.ready();
  const bar = await shownAmong(app, offers.IN_BAR);
  const project = await menuOf(app, app.button('Atlas'));
  const language = await menuOf(app, app.button(words('editor.language_menu', { name: 'Français' })));
  await page.getByRole('rowheader', { name: /^checkout,/ }).hover();
  const group = await menuOf(app, app.button(words('editor.group_menu', { name: 'checkout' })));
  const selection = await selectionOf(app);
  await follow(page, `${world.path}?key=${world.value('cart_title', 'English').keyId}`);
  const panel = page.getByRole('complementary', { name: 'cart_title' });
  const french = panel.getByRole('region', { name: 'Français' });
  await french.waitFor();
  const key = await menuOf(
    app,
    panel.getByRole('button', { name: words('editor.key_menu', { name: 'cart_title' }) }),
  );
  const fields = await french.getByRole('textbox').count();
  const reviews = await french.getByRole('button', { name: words('editor.validate'), exact: true }).count();
  await panel.getByRole('tab', { name: words('panel.context') }).click();
  const filled = panel.getByText(words('context.description'), { exact: true });
  await filled.or(panel.getByText(words('context.empty'), { exact: true })).waitFor();
  const context = await shownAmong(app, offers.OF_CONTEXT);
  await follow(page, `${world.path}/users`);
  await page.getByRole('table').waitFor();
  const users = await shownAmong(app, offers.OF_USERS);
  const roles = await page
    .getByRole('combobox', { name: words('members.role_of', { name: 'Noah Klein' }) })
    .count();
  const member = await menuOf(app, app.button(words('dashboard.actions_of', { name: 'Noah Klein' }), true));
  const inEditor = { bar, project, language, group, selection, key, context, fields, reviews };
  return { dashboard, ...inEditor, users, roles, member };
}

function expected(app: AppDriver, part: Part): Record<string, unknown> {
  const of = (controls: Controls): string[] => offered(app, part, controls);
  const mayChange = isOffered(part, 'canWriteUser') ? 1 : 0;
  return {
    dashboard: of(offers.ON_DASHBOARD),
    bar: of(offers.IN_BAR),
    project: of(offers.OF_PROJECT),
    language: of(offers.OF_LANGUAGE),
    group: of(offers.OF_GROUP),
    selection: of(offers.OF_SELECTION),
    key: of(offers.OF_KEY),
    context: of(offers.OF_CONTEXT),
    fields: isWriter(part) ? 1 : 0,
    reviews: isReviewer(part) ? 1 : 0,
    users: of(offers.OF_USERS),
    roles: mayChange,
    member: mayChange === 1 ? [app.words('members.remove_user', { name: 'Noah Klein' })] : [],
  };
}

/**
 * Whether the action is tried in this role: the weakest that may, of those with all languages and of those limited to some.
 * The API is tried in every role elsewhere, and what each role is offered is looked at above.
 */
function isTriedBy(part: Part, needs: Needs): boolean {
  const able = PARTS.filter((one) => one.isLimited === part.isLimited && isOffered(one, needs));
  return able.at(-1) === part;
}

const RESPONSE_TIMEOUT_MS = 90_000;

/** The unexpected responses to what is tried in the role. */
async function tryAll(app: AppDriver, part: Part, world: World): Promise<string[]> {
  const { page } = app;
  const refused: string[] = [];
  await follow(page, world.path);
  await app.ready();
  for (const { name, method, act } of ACTS.filter((one) => isTriedBy(part, one.needs))) {
    const answer = page.waitForResponse(
      (one) => one.url().includes('/api/') && one.request().method() === method,
      // Longer than any step of the action: a step that fails says more than a missing response.
      { timeout: RESPONSE_TIMEOUT_MS },
    );
    await act(app, world);
    const status = (await answer).status();
    if (status >= 400) refused.push(`${name}: ${status}`);
    else await app.dialog().waitFor({ state: 'hidden' });
  }
  return refused;
}

const screenOf = (part: Part) => (PARTS.indexOf(part) % 2 === 0 ? ENGLISH_DESK : FRENCH_DESK);

describe.each(PARTS)('$role, limited to some languages: $isLimited', (part) => {
  let world: World;
  let person: Person;
  // What is tried on a desk may delete the project.
  beforeEach(async () => {
    [world, person] = await cast(part);
  });

  it('is offered on a phone only what the role may do', async () => {
    const screen = screenOf(part) === ENGLISH_DESK ? FRENCH_PHONE : ENGLISH_PHONE;
    const app = await AppDriver.open(screen, world, '', person);
    const { words } = app;
    expect(await menuOf(app, app.button(words('app.more'), true))).toEqual(
      offered(app, part, offers.ON_PHONE),
    );
    await app.card('cart_title').tap();
    const menu = app.sheet.getByRole('button', { name: words('editor.key_menu', { name: 'cart_title' }) });
    await menu.waitFor();
    expect([
      await app.sheet.getByRole('textbox').count(),
      await app.sheet.getByRole('button', { name: words('editor.validate'), exact: true }).count(),
    ]).toEqual([isWriter(part) ? 1 : 0, isReviewer(part) ? 1 : 0]);
    expect(await menuOf(app, menu)).toEqual(offered(app, part, offers.OF_KEY));
  });

  it('is offered the same on a desk, and is never refused', async () => {
    const app = await AppDriver.logIn(screenOf(part), person, '/dashboard');
    expect(await lookAround(app, world)).toEqual(expected(app, part));
    expect(await tryAll(app, part, world)).toEqual([]);
  });
});
