import { aProjectFrom, exported } from '../support/files.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

const I18NEXT = `{
    "title": "Pogoda",
    "files_zero": "Brak plików",
    "files_one": "{{count}} plik",
    "files_few": "{{count}} pliki",
    "files_many": "{{count}} plików",
    "files_other": "{{count}} pliku",
    "cancel": "Anuluj"
}
`;

const ICU = `{
  "title": "Pogoda",
  "files": "Masz {n, plural, =0 {zero plików} one {# plik} few {# pliki} many {# plików} other {# pliku}} w \\"{folder}\\"",
  "cancel": "Anuluj"
}
`;

/** A project from a Polish file, in which the form few of its plural is changed; returns the file that comes back. */
async function withChange(screen: Screen, source: string, few: string): Promise<string> {
  const app = await aProjectFrom(screen, 'pl.json', source, 'Polski');
  const { page, words } = app;
  expect(await exported(app, 'web', 'pl.json')).toEqual(['pl.json', source]);
  if (app.isPhone) await app.card('files').tap();
  else await app.cell('files', 1).dblclick();
  const field = page.getByRole('textbox', { name: /^files, Polski, few,/ }).first();
  await field.fill(few);
  await field.blur();
  await app.said('editor.saved_all');
  if (app.isPhone) {
    await app.sheet.getByRole('button', { name: words('app.close') }).tap();
    await app.sheet.waitFor({ state: 'hidden' });
  }
  const [, text] = await exported(app, 'web', 'pl.json');
  return text;
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a file of i18next, at $width px, $locale', (screen) => {
  it('comes back equal but for the form that was changed', async () => {
    const text = await withChange(screen, I18NEXT, '{{count}} nowe pliki');
    expect(text).toBe(I18NEXT.replace('{{count}} pliki', '{{count}} nowe pliki'));
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a file of ICU messages, at $width px, $locale', (screen) => {
  it('comes back equal but for the form that was changed', async () => {
    const text = await withChange(screen, ICU, 'Masz # nowe pliki w "{folder}"');
    expect(text).toBe(ICU.replace('# pliki', '# nowe pliki'));
  });
});
