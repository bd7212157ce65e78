import type { Locator } from 'playwright-core';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyContext } from '#core/domain/key-context.js';

import { call } from '../support/api.js';
import type { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const KEY = 'pay_now';

const CONTEXT = { description: 'On the button under the cart.', maxLength: 6, tags: ['Search form'] };

/** Opens the context of the key, by its tab. */
async function openContext(app: AppDriver): Promise<Locator> {
  const { page, words } = app;
  if (app.isPhone) await app.card(KEY).tap();
  else {
    await app.cell(KEY, 1).click();
    await page.keyboard.press('Space');
  }
  await page.getByRole('tab', { name: words('panel.context') }).click();
  const panel = page.getByRole('tabpanel', { name: words('panel.context') });
  await panel.getByRole('heading').first().waitFor();
  return panel;
}

/** The context of the key as the server has it. */
async function contextOf(world: World): Promise<Partial<KeyContext> | undefined> {
  const path = routes.readProject(world.project.id);
  const { groups } = await call<ProjectDetails>('GET', path, undefined, world.owner.token);
  const key = groups.flatMap(({ keys }) => keys).find(({ name }) => name === KEY);
  return key && { description: key.description, maxLength: key.maxLength, tags: key.tags };
}

const SCREENS = [FRENCH_DESK, ENGLISH_PHONE];

describe.each(SCREENS)('the context of a key, at $width px, $locale', (screen) => {
  it('is written in the tab of a key, finds the key, and is read by everyone', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    const panel = await openContext(app);

    await panel.getByRole('button', { name: words('context.edit_description') }).click();
    await panel.getByRole('textbox', { name: words('context.description') }).fill(CONTEXT.description);
    await panel.getByRole('button', { name: words('context.add_tag') }).click();
    const tag = panel.getByRole('combobox', { name: words('context.add_tag') });
    await tag.fill('Search form');
    await tag.press('Enter');
    await panel.getByRole('button', { name: 'Search form', exact: true }).waitFor();
    await tag.press('Escape');
    await panel.getByRole('button', { name: words('context.no_max') }).click();
    const limit = panel.getByRole('textbox', { name: words('context.max') });
    await limit.fill('6');
    await limit.press('Enter');
    await panel.getByRole('button', { name: words('context.characters', { count: 6 }) }).waitFor();
    await eventually(() => contextOf(world), CONTEXT);

    await panel.getByRole('button', { name: 'Search form', exact: true }).click();
    await eventually(() => app.keys(), [KEY]);
    expect(new URL(page.url()).searchParams.get('q')).toBe('tag:"Search form"');

    const reader = await world.member('translator', 'Léa Martin');
    const hers = await AppDriver.open(screen, world, '', reader);
    const read = await openContext(hers);
    await read.getByText(CONTEXT.description).waitFor();
    await read.getByText(words('context.characters', { count: 6 })).waitFor();
    const longest = words('context.longest', { language: 'Deutsch', count: 12 });
    expect(await read.getByRole('button').allTextContents()).toEqual(['Search form', longest]);
    await read.getByRole('button', { name: longest }).click();
    if (hers.isPhone) await eventually(() => hers.field(KEY, 'Deutsch').inputValue(), 'Jetzt zahlen');
    else await eventually(async () => (await hers.focusedCell().textContent())?.trim(), 'Jetzt zahlen');
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('an obsolete key, at $width px, $locale', (screen) => {
  it('is marked in its tab, and found', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const panel = await openContext(app);
    await panel.getByRole('switch', { name: app.words('context.obsolete') }).click();
    await panel.getByRole('switch', { checked: true }).waitFor();
    // The toast of the change has a button of this name, too.
    const close = { name: app.words('app.close'), exact: true };
    if (app.isPhone) await app.page.getByRole('dialog').getByRole('button', close).tap();
    await app.search('is:obsolete');
    await eventually(() => app.keys(), [KEY]);
    const marked = app.words('a11y.obsolete_key', { key: KEY });
    await (
      app.isPhone ? app.cards().getByLabel(marked) : app.page.getByRole('rowheader', { name: marked })
    ).waitFor();
  });
});
