import type { Locator } from 'playwright-core';

import type { World } from './api.js';
import type { AppDriver } from './app-driver.js';

/** The dialog of an import into French, with a file of these texts. */
export async function openFrenchImport(app: AppDriver, world: World, texts: object): Promise<Locator> {
  await app.page.goto(`${world.path}?d=import-language&of=${world.language('Français')}`);
  const dialog = app.dialog(app.words('language.import_title', { name: 'Français' }));
  const buffer = Buffer.from(JSON.stringify(texts));
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fr.json', mimeType: 'application/json', buffer });
  return dialog;
}
