import type { Locator } from 'playwright-core';

import { PLATFORM_RULES } from '#core/formats/index.js';
import type { Platform } from '#core/formats/index.js';

import { somebody } from './api.js';
import { AppDriver } from './app-driver.js';
import type { Screen } from './screens.js';

/** A project of a new user, from a file. */
export async function aProjectFrom(
  screen: Screen,
  name: string,
  text: string,
  language = 'English',
): Promise<AppDriver> {
  const app = await AppDriver.logIn(screen, await somebody(), '/dashboard');
  const { page, words } = app;
  await app.button(words('dashboard.create')).first().click();
  const dialog = app.dialog();
  await dialog.getByLabel(words('project.name')).fill('Weather');
  await dialog.getByLabel(words('project.default_language')).fill(language);
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.locator('[aria-busy=false]', { hasText: name }).waitFor();
  await dialog.getByRole('button', { name: words('project.create_submit'), exact: true }).click();
  await page.waitForURL(/\/projects\/\d+/);
  await app.ready();
  return app;
}

/** The name and text of the only file that the export dialog offers for a platform by default. */
export const exported = (app: AppDriver, platform: Platform, path: string): Promise<[string, string]> =>
  downloaded(app, platform, path, async (dialog) => {
    const box = dialog.getByRole('checkbox', { name: app.words('export.as_imported') });
    expect(await box.isChecked()).toBe(true);
    await dialog.getByText(app.words('export.files_reading')).waitFor({ state: 'hidden' });
  });

/**
 * Downloads the only file of a platform; returns its name and text.
 *
 * @param look checks or choices in the dialog before the download
 */
export const downloaded = (
  app: AppDriver,
  platform: Platform,
  path: string,
  look: (dialog: Locator) => Promise<void>,
): Promise<[string, string]> =>
  downloadedFrom(
    app,
    (dialog) => dialog.getByRole('radio', { name: PLATFORM_RULES[platform].name }).check(),
    path,
    look,
  );

/**
 * Downloads the only file of the platform that `choose` chooses; returns its name and text.
 *
 * @param look checks or choices in the dialog before the download
 */
export async function downloadedFrom(
  app: AppDriver,
  choose: (dialog: Locator) => Promise<void>,
  path: string,
  look: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<[string, string]> {
  const { page, words } = app;
  await app.choose(words('editor.export'));
  const dialog = app.dialog();
  await choose(dialog);
  await dialog.getByRole('button', { name: path }).waitFor();
  await look(dialog);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('export.submit', { count: 1 }) }).click(),
  ]);
  await dialog.getByRole('button', { name: words('app.cancel') }).click();
  await dialog.waitFor({ state: 'hidden' });
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return [download.suggestedFilename(), Buffer.concat(chunks).toString()];
}
