import { eventually } from '../support/app-driver.js';
import { aProjectFrom, exported } from '../support/files.js';
import { ENGLISH_PHONE, FRENCH_DESK } from '../support/screens.js';

const POLISH = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="title">Pogoda</string>

    <!-- How many files are left -->
    <plurals name="files_left">
        <item quantity="one">Pozostał %d plik</item>
        <item quantity="few">Pozostały %d pliki</item>
        <item quantity="many">Pozostało %d plików</item>
        <item quantity="other">Pozostało %d pliku</item>
    </plurals>
    <string name="cancel">Anuluj</string>
</resources>
`;

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a Polish file with plurals, at $width px, $locale', (screen) => {
  it('is translated and reviewed with few and many, and comes back equal but for what was changed', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', POLISH, 'Polski');
    const { page, words } = app;
    expect(await exported(app, 'android', 'values-pl/strings.xml')).toEqual(['strings.xml', POLISH]);

    // Its label ends with numbers that take the form.
    const field = (form: string) =>
      page.getByRole('textbox', { name: new RegExp(`^files_left, Polski, ${form},`) });
    if (app.isPhone) await app.card('files_left').tap();
    else await app.cell('files_left', 1).dblclick();
    for (const form of ['one', 'few', 'many', 'other']) await field(form).first().waitFor();
    await field('few').fill('Zostały %d pliki');
    await field('few').blur();
    await app.said('editor.saved_all');
    const reviews: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/status')) reviews.push(response.status());
    });
    const place = app.isPhone ? app.sheet : app.row('files_left');
    await place
      .getByRole('button', { name: words('editor.validate'), exact: true })
      .first()
      .click();
    await eventually(() => reviews, [200, 200, 200, 200]);
    if (app.isPhone) {
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    }
    expect(await exported(app, 'android', 'values-pl/strings.xml')).toEqual([
      'strings.xml',
      POLISH.replace('Pozostały', 'Zostały'),
    ]);
  });
});
