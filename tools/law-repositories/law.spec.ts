import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { changedDocuments } from './changed-places.js';
import { expectedTexts, wrongTexts } from './expected-texts.js';
import { idOfKey, planEdits } from './edits.js';
import { idOfPlace } from './texts.js';
import { lawOf } from './law.js';
import { faultsOfMove } from './moved-file.js';
import { repositoryIn } from './repository.js';
import { contentOfProject, exported, imported } from './round-trip.js';

const KEYS = Array.from({ length: 30 }, (_, at) => `key_${at}`);
const textOf = (key: string, language: string): string => `${key.replace('_', ' ')} in ${language}`;

const android = (language: string): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- The first screen -->
${KEYS.map((key) => `    <string name="${key}">${textOf(key, language)}</string>`).join('\n')}
    <plurals name="files">
        <item quantity="one">%d file</item>
        <item quantity="other">%d files</item>
    </plurals>
</resources>
`;
const json = (language: string): string =>
  `${JSON.stringify({ menu: Object.fromEntries(KEYS.map((key) => [key, textOf(key, language)])) }, null, 4)}\n`;
const gettext = (language: string): string =>
  [
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"`,
    ...KEYS.map(
      (key) => `#: src/${key}.c:12\nmsgid "${textOf(key, 'en')}"\nmsgstr "${textOf(key, language)}"`,
    ),
    `msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d ${language}"\nmsgstr[1] "%d ${language}s"\n`,
  ].join('\n\n');
const rails = (language: string): string =>
  `# Texts\n${language}:\n  menu:\n${KEYS.map((key) => `    ${key}: "${textOf(key, language)}"`).join('\n')}\n`;
const properties = (language: string): string =>
  `# Texts\r\n${KEYS.map((key) => `${key} = ${textOf(key, language)}`).join('\r\n')}\r\n`;

const REPOSITORY: Record<string, string> = {
  ...Object.fromEntries(
    ['de', 'en', 'fr'].flatMap((language) => [
      [`app/src/main/res/values${language === 'en' ? '' : `-${language}`}/strings.xml`, android(language)],
      [`web/locales/${language}/common.json`, json(language)],
      [`web/locales/${language}/help.json`, json(language)],
      [`config/locales/${language}.yml`, rails(language)],
      [`src/Texts${language === 'en' ? '' : `_${language}`}.properties`, properties(language)],
    ]),
  ),
  'po/de.po': gettext('de'),
  'po/fr.po': gettext('fr'),
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motley-law-'));
  for (const [path, text] of Object.entries(REPOSITORY)) {
    const file = join(folder, 'wayfarer', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the law of repositories', () => {
  it.each([false, true])('holds, and edits change nothing else, shuffled: %s', async (isShuffled) => {
    const { outcomes, isClean } = await lawOf(folder, 'wayfarer', { isShuffled, isEdited: true });
    expect(outcomes.flatMap(({ differences, besides }) => [...differences, ...besides])).toEqual([]);
    expect(outcomes.map(({ languages, unread }) => [languages, unread])).toEqual([
      [3, []],
      [3, []],
    ]);
    expect(isClean).toBe(true);
  });

  it('holds where a file gets another path, and names a document that is not found again', async () => {
    const repository = await repositoryIn(folder, 'wayfarer');
    const content = contentOfProject(imported(repository, 'cldr').project);
    const written = exported(repository, content, 'cldr');
    expect(faultsOfMove({ repository, content, written }, 'cldr')).toEqual([]);
    const [french] = content.details.languages.filter(({ tag }) => tag === 'fr');
    const profiles = new Map([...content.profiles].filter(([id]) => id !== french?.id));
    const without = { ...content, profiles };
    const [fault] = faultsOfMove(
      { repository, content: without, written: exported(repository, without, 'cldr') },
      'cldr',
    );
    expect(fault).toMatch(/^moved .+: \d+ of \d+ documents are found again$/);
  });

  it('names documents that change in more places than were edited', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const before = new Map([
      ['same.json', bytes('1')],
      ['gone.json', bytes('1')],
      ['web.json', bytes('1\n2\n3\n4\n')],
    ]);
    const after = new Map([
      ['same.json', bytes('1')],
      ['web.json', bytes('one\n2\n3\nfour\n')],
      ['new.json', bytes('1')],
    ]);
    expect(changedDocuments(before, after)).toEqual({
      changed: [
        { path: 'web.json', hunks: 2, lines: [1, 4] },
        { path: 'new.json', hunks: null, lines: [] },
      ],
      gone: ['gone.json'],
    });
  });

  it('names texts that are others than those written', () => {
    const place = { tag: 'en', file: 'web.json', group: 'common', form: null };
    const texts = new Map(
      ['Save', 'Close'].map((text) => {
        const one = { ...place, key: text, text };
        return [idOfPlace(one), one];
      }),
    );
    const edits = { ...planEdits(texts, () => false), renamed: [], removed: null };
    const expected = expectedTexts(texts, edits);
    expect(wrongTexts(expected, expected)).toEqual([]);
    expect(wrongTexts(expected, new Map([...expected].slice(1)))).toHaveLength(1);
    expect(wrongTexts(new Map([...expected].slice(1)), expected)).toHaveLength(1);
  });

  it('renames a sentence with the keys of its variables, which have no names of their own', () => {
    const place = { tag: 'en', file: 'app.xcstrings', group: 'common', form: null };
    const texts = new Map(
      ['stay', 'stay_guests', 'title'].map((key) => {
        const one = { ...place, key, text: key };
        return [idOfPlace(one), one];
      }),
    );
    const [{ file, group }, key] = [place, 'stay'];
    const held = new Map([
      [idOfKey({ file, group, key }), [{ file, group, key: 'stay_guests', suffix: '_guests' }]],
    ]);
    const { renamed, removed } = planEdits(texts, () => false, held);
    expect(removed).toMatchObject({ key: 'title' });
    expect(renamed).toEqual([
      { file, group, key, to: 'stayRenamed' },
      { file, group, key: 'stay_guests', to: 'stayRenamed_guests', isAlong: true },
    ]);
  });
});
