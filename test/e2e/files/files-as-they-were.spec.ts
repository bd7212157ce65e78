import { PLATFORM_RULES } from '#core/formats/index.js';

import { aProjectFrom, exported } from '../support/files.js';
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

  it('is exported for Android at first, and for nothing before that is known', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await app.page.route('**/file-profiles', async (route) => {
      await held;
      await route.continue();
    });
    await app.choose(app.words('editor.export'));
    const platforms = app.dialog().getByRole('group', { name: app.words('export.platform') });
    await platforms.getByRole('radio').first().waitFor();
    expect(await platforms.getByRole('radio', { checked: true }).count()).toBe(0);
    release();
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
