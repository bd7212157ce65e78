import { routes } from '#core/api/routes.js';

import { call, somebody } from '../support/api.js';
import { AppDriver } from '../support/app-driver.js';
import { aProjectWith, bytesOf, downloaded, gitDiff, openExport } from '../support/repository.js';
import type { TestDocuments } from '../support/repository.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

const COMMON = 'web/locales/{language}/common.json';
const BOOKING = 'web/locales/{language}/booking.json';
const STRINGS = 'android/app/src/main/res/values{-language}/strings.xml';

const json = (language: string, hero: string[], rest: string): string =>
  `{\n  "hero": {\n    "title": "${hero[0]}",\n    "start": "${hero[1]}",\n    "from_price": "{{price}} (${language})"\n  },\n` +
  `  "bike": {\n    "space": "${rest}",\n    "size":   3\n  }\n}\n`;

const DOCUMENTS: TestDocuments = {
  'web/locales/en/common.json': {
    file: COMMON,
    language: 'en',
    text: json('en', ['Across Europe by train', 'Where are you going?'], 'Bike space'),
  },
  'web/locales/fr/common.json': {
    file: COMMON,
    language: 'fr',
    text: json('fr', ['Traversez l’Europe en train', 'Où allez-vous ?'], 'Place vélo'),
  },
  'web/locales/en/booking.json': {
    file: BOOKING,
    language: 'en',
    text: '{"pay": "Pay", "cancel": "Cancel"}',
  },
  'web/locales/fr/booking.json': {
    file: BOOKING,
    language: 'fr',
    text: '{"pay": "Payer", "cancel": "Annuler"}',
  },
  'android/app/src/main/res/values/strings.xml': {
    file: STRINGS,
    language: 'en',
    text: '<resources>\n    <!-- Shown below the icon -->\n    <string name="app_name">Wayfarer</string>\n</resources>\n',
  },
  'android/app/src/main/res/values-fr/strings.xml': {
    file: STRINGS,
    language: 'fr',
    text: '<resources>\n    <string name="app_name">Voyageur</string>\n</resources>\n',
  },
};

/** Swedish has texts of one file, and no document yet. */
const SWEDISH = {
  languages: [
    {
      tag: 'sv',
      groups: [
        {
          name: 'common',
          file: BOOKING,
          keys: [{ name: 'pay', isPlural: false, values: [{ name: 'Betala' }] }],
        },
      ],
    },
  ],
  replaceExistingKeys: false,
};

async function opened(screen: Screen): Promise<AppDriver> {
  const owner = await somebody();
  const id = await aProjectWith(owner, DOCUMENTS);
  await call('POST', routes.applyChanges(id), SWEDISH, owner.token);
  const app = await AppDriver.logIn(screen, owner, `/projects/${id}`);
  await app.ready();
  return app;
}

async function write(app: AppDriver, key: string, text: string): Promise<void> {
  const { words } = app;
  const field = await app.edit(key, 'French', 2);
  await field.fill(text);
  await field.blur();
  await app.said('editor.saved_all');
  if (!app.isPhone) return;
  await app.sheet.getByRole('button', { name: words('app.close') }).tap();
  await app.sheet.waitFor({ state: 'hidden' });
}

const picture = async ({ page, locale }: AppDriver, { width }: Screen, name: string): Promise<unknown> =>
  process.env['PICTURES'] === undefined
    ? null
    : page.screenshot({ path: `${process.env['PICTURES']}/repository-${name}-${width}-${locale}.png` });

describe.each([ENGLISH_DESK, FRENCH_DESK])('the export of a repository, at $width px, $locale', (screen) => {
  it('shows what an edit changes, and nothing else is in the diff of the checkout', async () => {
    const app = await opened(screen);
    const { page, words } = app;
    await write(app, 'start', 'Où partez-vous ?');
    const dialog = await openExport(app);
    const tree = dialog.getByRole('tree');
    await tree.getByRole('treeitem').first().waitFor();
    const items = await tree.getByRole('treeitem').all();
    const rows = await Promise.all(
      items.map(
        async (item) => `${await item.getAttribute('aria-level')} ${await item.getAttribute('aria-label')}`,
      ),
    );
    expect(rows).toEqual([
      '1 web/locales',
      '2 fr',
      `3 common.json, ${words('export.texts_changed', { n: 1 })}`,
      '2 sv',
      `3 booking.json, ${words('export.new')}`,
    ]);
    await dialog.getByText(words('export.left_out', { n: 5 })).waitFor();
    const preview = dialog.getByRole('region', { name: 'web/locales/fr/common.json' });
    await preview.getByRole('insertion').waitFor();
    expect(await preview.getByRole('deletion').allInnerTexts()).toEqual([
      expect.stringContaining('"start": "Où allez-vous ?",'),
    ]);
    expect(await preview.getByRole('insertion').allInnerTexts()).toEqual([
      expect.stringContaining('"start": "Où partez-vous ?",'),
    ]);
    await picture(app, screen, 'tree');
    const download = await downloaded(app, dialog, 2);
    expect(download.suggestedFilename()).toMatch(/^wayfarer-repository-\d{4}-\d\d-\d\d\.zip$/);
    expect(gitDiff(DOCUMENTS, await bytesOf(download))).toEqual([
      '+++ b/web/locales/fr/common.json',
      '-    "start": "Où allez-vous ?",',
      '+    "start": "Où partez-vous ?",',
      '+++ b/web/locales/sv/booking.json',
      '+{"pay": "Betala"}',
    ]);
    // By the keyboard: without the new document, one is left, which is downloaded under its name.
    await tree.getByRole('treeitem', { name: 'sv', exact: true }).press('Space');
    const [one] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')]);
    expect(one.suggestedFilename()).toBe('common.json');
    await dialog.getByRole('checkbox', { name: words('export.only_changed') }).uncheck();
    await dialog.getByText('strings.xml').first().waitFor();
    await picture(app, screen, 'all');
  });

  it('has nothing to download where nothing has changed', async () => {
    const owner = await somebody();
    const id = await aProjectWith(owner, DOCUMENTS);
    const app = await AppDriver.logIn(screen, owner, `/projects/${id}`);
    await app.ready();
    const dialog = await openExport(app);
    await dialog.getByText(app.words('export.nothing_changed')).waitFor();
    await picture(app, screen, 'nothing');
    const download = new RegExp(app.words('export.download', { documents: 2 }).split(' ')[0] ?? '');
    expect(await dialog.getByRole('button', { name: download }).count()).toBe(0);
    await dialog.getByRole('checkbox', { name: app.words('export.only_changed') }).uncheck();
    expect(gitDiff(DOCUMENTS, await bytesOf(await downloaded(app, dialog, 6)))).toEqual([]);
  });

  it('has a renamed key as a line of each document, also for a page that had read them before', async () => {
    const app = await opened(screen);
    const { page, words } = app;
    const before = await openExport(app);
    await before.getByRole('treeitem').first().waitFor();
    await before.getByRole('button', { name: words('app.cancel') }).click();
    await before.waitFor({ state: 'hidden' });
    await app.button(words('editor.open_panel', { name: 'from_price' })).click();
    await page.getByTitle(words('editor.rename_key')).click();
    const field = page.getByLabel(words('editor.name_of_key', { name: 'from_price' }));
    await field.fill('lowest_price');
    await field.press('Enter');
    await page
      .getByText(words('toast.key_renamed', { before: 'from_price', name: 'lowest_price' }))
      .first()
      .waitFor();
    const exported = async (): Promise<string[]> => {
      const dialog = await openExport(app);
      await dialog
        .getByRole('treeitem', { name: `common.json, ${words('export.texts_changed', { n: 1 })}` })
        .first()
        .waitFor();
      return gitDiff(DOCUMENTS, await bytesOf(await downloaded(app, dialog, 3)));
    };
    const renamed = ['en', 'fr'].flatMap((tag) => [
      `+++ b/web/locales/${tag}/common.json`,
      `-    "from_price": "{{price}} (${tag})"`,
      `+    "lowest_price": "{{price}} (${tag})"`,
    ]);
    const added = ['+++ b/web/locales/sv/booking.json', '+{"pay": "Betala"}'];
    expect(await exported()).toEqual([...renamed, ...added]);
    await page.reload();
    await app.ready();
    expect(await exported()).toEqual([...renamed, ...added]);
  });
});

describe.each([ENGLISH_PHONE, FRENCH_PHONE])(
  'the export of a repository, at $width px, $locale',
  (screen) => {
    it('lists what changes, and shows each document as a page', async () => {
      const app = await opened(screen);
      const { words, page } = app;
      await write(app, 'start', 'Où partez-vous ?');
      const dialog = await openExport(app);
      await dialog.getByText('common.json').waitFor();
      await picture(app, screen, 'list');
      await dialog.getByRole('button', { name: /^web\/locales\/fr\/common\.json/ }).tap();
      const preview = page.getByRole('region', { name: 'web/locales/fr/common.json' });
      await preview.getByRole('insertion').waitFor();
      await picture(app, screen, 'page');
      await page
        .getByRole('dialog', { name: words('export.preview') })
        .getByRole('button', { name: words('app.close') })
        .tap();
      await preview.waitFor({ state: 'hidden' });
      const download = await downloaded(app, dialog, 2);
      expect(gitDiff(DOCUMENTS, await bytesOf(download))).toHaveLength(5);
    });
  },
);
