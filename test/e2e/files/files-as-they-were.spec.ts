import { PLATFORM_RULES } from '#core/formats/index.js';

import type { AppDriver } from '../support/app-driver.js';
import { aProjectFrom, downloaded, exported } from '../support/files.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';

const FLAT = '{"hello":"Hi","menu.file.open":"Open…"}';

const ANDROID = `<?xml version="1.0" encoding="utf-8"?>
<!-- Copyright 2026, the weather people -->
<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
    <string name="title">Today&#8217;s weather</string>
    <string name="app_id" translatable="false">org.example.weather</string>

    <!-- Below the map: how far the rain is away. -->
    <string name="distance"><xliff:g id="km" example="3">%1$d</xliff:g> km</string>
    <string name="cancel">Cancel</string>
    <string-array name="days">
        <item>Monday</item>
        <item>Tuesday</item>
    </string-array>
</resources>
`;

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a flat JSON file, at $width px, $locale', (screen) => {
  it('comes back as the same flat JSON file', async () => {
    const app = await aProjectFrom(screen, 'en.json', FLAT);
    expect(await exported(app, 'web', 'en.json')).toEqual(['en.json', FLAT]);
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('an Android file, at $width px, $locale', (screen) => {
  it('comes back with its comments, order and structure, and differs where a text was changed', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    const { words } = app;
    expect(await exported(app, 'android', 'values-en/strings.xml')).toEqual(['strings.xml', ANDROID]);
    const field = await app.edit('cancel', 'English', 1);
    await field.fill('Stop');
    await field.blur();
    await app.said('editor.saved_all');
    if (app.isPhone) {
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    }
    expect(await exported(app, 'android', 'values-en/strings.xml')).toEqual([
      'strings.xml',
      ANDROID.replace('>Cancel<', '>Stop<'),
    ]);
  });

  it('is exported for Android where that is known; a slow answer changes no platform that is shown', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await app.page.route('**/file-profiles', async (route) => {
      await held;
      await route.continue();
    });
    await app.choose(app.words('editor.export'));
    const platforms = app.dialog().getByRole('group', { name: app.words('export.platform') });
    await platforms.getByRole('radio', { name: PLATFORM_RULES.web.name, checked: true }).waitFor();
    await app.said('export.files_reading');
    await app.button(app.words('export.submit', { count: 1 }), true).waitFor();
    const answered = app.page.waitForResponse('**/file-profiles');
    release();
    await (await answered).finished();
    await app.page.getByText(app.words('export.files_reading')).waitFor({ state: 'hidden' });
    expect(await platforms.getByRole('radio', { name: PLATFORM_RULES.web.name }).isChecked()).toBe(true);
    await app
      .dialog()
      .getByRole('button', { name: app.words('app.cancel') })
      .click();
    await app.dialog().waitFor({ state: 'hidden' });
    await app.choose(app.words('editor.export'));
    await platforms.getByRole('radio', { name: PLATFORM_RULES.android.name, checked: true }).waitFor();
  });

  it('goes where apps fall back to, if asked for', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    const { words } = app;
    await app.choose(words('editor.export'));
    const dialog = app.dialog();
    await dialog.getByRole('radio', { name: PLATFORM_RULES.android.name }).check();
    await dialog
      .getByRole('checkbox', {
        name: words('export.base_folder', { language: 'English', folder: 'values/' }),
      })
      .check();
    await dialog.getByRole('button', { name: /^values\/strings\.xml/ }).waitFor();
  });
});

/** Loads the page anew, and waits until it has fetched ahead what an export needs. */
async function readied(app: AppDriver): Promise<void> {
  const { page } = app;
  const fetched = page.waitForEvent('worker', (worker) => worker.url().includes('export-worker'));
  const profile = page.waitForResponse((response) => /languages\/\d+\/file-profiles$/.test(response.url()));
  await page.reload();
  const [worker, response] = await Promise.all([fetched, profile]);
  await response.finished();
  if (page.workers().includes(worker)) await worker.waitForEvent('close');
}

describe.each([ENGLISH_DESK, FRENCH_DESK])('an export that nobody has opened yet, $locale', (screen) => {
  it('needs no connection once the page was idle', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    await readied(app);
    app.expectOffline();
    await app.page.context().setOffline(true);
    expect(await exported(app, 'android', 'values-en/strings.xml')).toEqual(['strings.xml', ANDROID]);
  });

  it('is written fresh, and says so, where nobody knows what the files were', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    await app.page.evaluate("indexedDB.deleteDatabase('motley-files')");
    app.expectRefusal(500);
    await app.page.route('**/file-profiles', (route) => route.fulfill({ status: 500, json: {} }));
    await app.page.reload();
    await app.ready();
    const look = (): Promise<void> => app.said('export.files_failed');
    const [name, text] = await downloaded(app, 'android', 'values-en/strings.xml', look);
    expect(name).toBe('strings.xml');
    expect(text).toContain('<string name="cancel">Cancel</string>');
    expect(text).not.toContain('Copyright');
  });
});
