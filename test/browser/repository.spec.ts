import { jest } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';

import type { FileDetails } from '#core/api/files.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const FILES = ['common', 'errors', 'help'];

/** Three languages of three files, one of them with a code that is a country, beside test data and settings. */
const DOCUMENTS: Record<string, string> = {
  ...Object.fromEntries(
    ['en', 'fr', 'jp'].flatMap((code) =>
      FILES.map((file) => [
        `web/locales/${code}/${file}.json`,
        `{ "${file}": { "title": "${file} ${code}" } }\n`,
      ]),
    ),
  ),
  // The base language is the most complete one.
  'web/locales/en/help.json': '{ "help": { "title": "help en", "more": "More help" } }\n',
  'web/src/__fixtures__/en.json': '{"test": {"title": "Test"}}',
  'web/src/__fixtures__/fr.json': '{"test": {"title": "Essai"}}',
  'server/logging.properties': 'level=info\n',
  'node_modules/package/locales/en.json': '{"not": {"ours": "Not ours"}}',
};

const ZIP = {
  name: 'wayfarer.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(DOCUMENTS).map(([path, text]) => [path, strToU8(text)]))),
  ),
};

/** Chooses the zip in the dialog that creates a project. */
async function chooseZip(page: Page, words: ReturnType<typeof wordsOf>): Promise<Locator> {
  await page.goto('/dashboard?d=create');
  const dialog = page.getByRole('dialog', { name: words('project.create_title') });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: words('repo.choose_files') }).click(),
  ]);
  await chooser.setFiles(ZIP);
  await dialog.getByRole('table').waitFor();
  return dialog;
}

async function filesOf(page: Page): Promise<FileDetails[]> {
  const projectId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { origins } = await page.context().storageState();
  const session = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'motley.session');
  const { accessToken } = JSON.parse(session?.value ?? '{}') as { accessToken: string };
  const response = await page.request.get(`${API_BASE}${routes.listFiles(projectId)}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return (await response.json()) as FileDetails[];
}

describe('a repository as a zip', () => {
  const app = useBrowser();

  it.each([
    ['en', 1440, 'Japanese'],
    ['fr', 390, 'Japonais'],
  ] as const)('becomes a project in %s at %d px', async (locale, width, japanese) => {
    const words = wordsOf(locale);
    const { page, complaints } = await app.visit(locale, width);
    await new Translator(page, words).register({
      email: `repository-${locale}@motley.example`,
      password: 'Motley-2026',
    });
    const dialog = await chooseZip(page, words);
    const tick = (path: string): Locator => dialog.getByRole('checkbox', { name: path });

    // All but test data are ticked, and the unknown code is left out until it has a language.
    expect(await dialog.getByLabel(words('project.name')).inputValue()).toBe('wayfarer');
    for (const file of FILES)
      expect(await tick(`web/locales/{language}/${file}.json`).isChecked()).toBe(true);
    expect(await tick('web/src/__fixtures__/{language}.json').isChecked()).toBe(false);
    await dialog.getByText(words('repo.totals', { files: 3, documents: 6, keys: 4, languages: 2 })).waitFor();
    await dialog.getByText(words('repo.maybe')).waitFor();

    const isPhone = width < 600;
    if (isPhone) await dialog.getByRole('button', { name: words('repo.to_check', { points: 1 }) }).click();
    await dialog.getByRole('button', { name: words('repo.use', { language: japanese, code: 'ja' }) }).click();
    await dialog.getByText(words('repo.totals', { files: 3, documents: 9, keys: 4, languages: 3 })).waitFor();
    if (isPhone) await dialog.getByRole('button', { name: words('repo.back_to_files') }).click();

    await dialog.getByRole('button', { name: words('repo.create') }).click();
    await page.waitForURL(/\/projects\/\d+/);
    await page.getByText(words('repo.done', { n: 3 }), { exact: true }).waitFor();
    await page.getByText('errors en').first().waitFor();
    const files = await filesOf(page);
    expect(files.map(({ path, documents }) => [path, documents.map((one) => one.path).sort()])).toEqual(
      FILES.map((file) => [
        `web/locales/{language}/${file}.json`,
        ['en', 'fr', 'jp'].map((code) => `web/locales/${code}/${file}.json`),
      ]),
    );
    expect(complaints).toEqual([]);
  });

  it('needs one ticked file, and is still there when its dialog opens again', async () => {
    const words = wordsOf('en');
    const { page, complaints } = await app.visit('en');
    await new Translator(page, words).register({
      email: 'ticks@motley.example',
      password: 'Motley-2026',
    });
    const dialog = await chooseZip(page, words);
    // Ticks none, by the box above all.
    await dialog.getByRole('checkbox', { name: words('app.all') }).check();
    await dialog.getByRole('checkbox', { name: words('app.all') }).uncheck();
    await dialog.getByRole('button', { name: words('repo.create') }).click();
    await dialog.getByText(words('repo.tick_one')).waitFor();

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: words('dashboard.create') })
      .first()
      .click();
    await dialog.getByText(words('repo.totals', { files: 0, documents: 0, keys: 0, languages: 0 })).waitFor();
    expect(complaints).toEqual([]);
  });
});
