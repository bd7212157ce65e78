import { unzipSync } from 'fflate';
import { jest } from '@jest/globals';

import { readFiles } from '#core/formats/index.js';

import { androidSample, webSample } from './support/android-sample.js';
import type { Text, Texts } from './support/android-sample.js';
import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

/** The contents of an exported file, read by the application's own reader. */
function textsIn(name: string, bytes: Uint8Array): Texts {
  const reading = readFiles([{ name, bytes }], {});
  expect(reading.error).toBeNull();
  return new Map(
    reading.groups.map((group) => [
      group.name,
      new Map(
        group.keys.map(({ name: key, values }): [string, Text] => [
          key,
          textOf(values.map((value) => value.name)),
        ]),
      ),
    ]),
  );
}

function textOf(forms: string[]): Text {
  const [zero = '', one = '', other = ''] = forms;
  return forms.length === 1 ? zero : { zero, one, other };
}

/** A file has no keys without a text: an empty one would hide the fallback language of an app. */
const withoutEmpty = (texts: Texts): Texts =>
  new Map(
    [...texts].flatMap(([group, keys]) => {
      const told = [...keys].filter(([, text]) =>
        typeof text === 'string' ? text !== '' : Object.values(text).some((form) => form !== ''),
      );
      return told.length > 0 ? [[group, new Map(told)]] : [];
    }),
  );

const inOrder = (texts: Texts) => [...texts].map(([group, keys]) => [group, [...keys].sort()]).sort();

describe.each(['en', 'fr'] as const)('the main job, in %s', (locale) => {
  const app = useBrowser();

  it('leads from registration to exported files with the typed texts', async () => {
    const words = wordsOf(locale);
    const { page, complaints } = await app.visit(locale);
    const translator = new Translator(page, words);
    const { xml, texts: english, entries } = androidSample();
    const { json, texts: german } = webSample(english, (text) => `DE ${text}`);
    const told = [...german.values()].reduce((sum, keys) => sum + keys.size, 0);
    expect(entries).toBeGreaterThanOrEqual(1_000);

    await translator.register({ email: `story-${locale}@motley.example`, password: 'Motley-2026' });
    await translator.createProject('Atlas', 'English', { name: 'strings.xml', text: xml });
    await page
      .getByText(words('editor.keys', { count: entries }))
      .first()
      .waitFor();
    await translator.importLanguage('Deutsch', { name: 'de.json', text: json }, told);

    // Ten values with the keyboard only: Enter saves and moves on. The grid has the order of the file.
    const [first = ''] = english.keys();
    const edited = Array.from({ length: 10 }, (_, n) => `message_${n}`);
    await translator.row('message_0').getByRole('gridcell').last().dblclick();
    for (const [n, key] of edited.entries()) {
      const text = `Neu ${n}: „${key}“ \\ 100 % | <b>`;
      german.get(first)?.set(key, text);
      await translator.typeAndGoOn(text);
    }
    await page.keyboard.press('Escape');
    await translator.allSaved();

    // The last three of them validated.
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
    for (const _ of [1, 2, 3]) await page.keyboard.press('ControlOrMeta+Enter');
    await translator.allSaved();

    await page.reload();
    const lastCell = (key: string) => translator.row(key).getByRole('gridcell').last();
    await lastCell('message_0').waitFor();
    expect(await lastCell('message_9').textContent()).toContain('Neu 9: „message_9“');
    const statuses = await Promise.all(edited.map((key) => lastCell(key).getAttribute('aria-label')));
    const validated = statuses.filter((label) => label?.includes(words('editor.status_validated')));
    expect(validated).toHaveLength(3);

    const android = await translator.exportAs('android');
    const web = await translator.exportAs('web');
    expect(android.name).toMatch(/^atlas-android-\d{4}-\d\d-\d\d\.zip$/i);
    const files = { ...unzipSync(android.bytes), ...unzipSync(web.bytes) };
    const translated = withoutEmpty(german);
    expect(Object.keys(files).sort()).toEqual([
      'de.json',
      'en.json',
      'values-de/strings.xml',
      'values-en/strings.xml',
    ]);
    for (const [path, expected] of [
      ['values-en/strings.xml', english],
      ['en.json', english],
      ['values-de/strings.xml', translated],
      ['de.json', translated],
    ] as const) {
      const name = path.split('/').at(-1) ?? path;
      expect(inOrder(textsIn(name, files[path] ?? new Uint8Array()))).toEqual(inOrder(expected));
    }
    expect(complaints).toEqual([]);
  });
});
