import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const words = wordsOf('en');

/** A file whose name and content say its format. */
const FILE = {
  name: 'fr.yml',
  mimeType: 'text/yaml',
  buffer: Buffer.from('fr:\n  menu:\n    open: "Ouvrir"\n'),
};

/** The scripts that a page and its workers ask for from now on. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

describe('the reader of a file', () => {
  const app = useBrowser();

  it('is loaded when a file is dropped; without a connection, the file waits for it', async () => {
    const { page, complaints } = await app.visit('en');
    await new Translator(page, words).register({ email: 'readers@motley.example', password: 'Motley-2026' });
    const asked = scriptsAskedBy(page);
    await page
      .getByRole('button', { name: words('dashboard.create') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('imports.add_file')).waitFor();
    expect(asked.filter(isReader)).toEqual([]);

    await page.context().setOffline(true);
    await dialog.locator('input[type=file]').setInputFiles(FILE);
    await dialog.getByText(words('imports.not_loaded')).waitFor();
    await dialog.getByText(FILE.name).first().waitFor();

    await page.context().setOffline(false);
    await dialog.locator('[aria-busy=false]', { hasText: words('editor.keys', { count: 1 }) }).waitFor();
    await dialog.getByText(words('imports.not_loaded')).waitFor({ state: 'hidden' });
    expect(asked.filter(isReader)).not.toEqual([]);
    // Scripts that could not be loaded are expected; violations of the policy are not.
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

/** Scripts of formats are called after their folders' `codec`, and the worker after what it does. */
const isReader = (path: string): boolean => /\/(?:codecs?|reading-worker)-/.test(path);
