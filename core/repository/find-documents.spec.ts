import { strToU8 } from 'fflate';

import { findDocuments } from './find-documents.js';

/** What is found among files with these contents, and which of them were read. */
async function find(files: Record<string, string>) {
  const read: string[] = [];
  const entries = Object.entries(files).map(([path, text]) => ({ path, size: text.length }));
  const found = await findDocuments(entries, (path, most) => {
    read.push(path);
    return Promise.resolve(strToU8(files[path] ?? '').subarray(0, most));
  });
  return { ...found, read };
}

const ANDROID = '<resources><string name="a">A</string></resources>';
const PO = 'msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n\nmsgid "a"\nmsgstr "A"\n';

describe('a repository', () => {
  it.each([
    ['locales/fr/common.json', '{"a": "A"}', 'json'],
    ['app/src/main/res/values/strings.xml', ANDROID, 'xml'],
    ['App/fr.lproj/Localizable.strings', '"a" = "A";', 'strings'],
    ['App/fr.lproj/Localizable.stringsdict', '<plist><dict></dict></plist>', 'stringsdict'],
    ['App/Localizable.xcstrings', '{"sourceLanguage": "en", "strings": {}}', 'xcstrings'],
    ['lib/l10n/app_fr.arb', '{"@@locale": "fr"}', 'arb'],
    ['src/main/resources/messages_fr.properties', 'a=A', 'properties'],
    ['src/main/resources/messages.properties', 'a=A', 'properties'],
    ['Strings/Resources.resx', '<root><data name="a"><value>A</value></data></root>', 'resx'],
    ['locale/fr/LC_MESSAGES/django.po', PO, 'po'],
    ['i18n/fr.json', '[\n  {\n    "id": "a",\n    "translation": "A"\n  }\n]', 'json'],
    ['i18n/fr.yaml', '- id: a\n  translation: A\n', 'yaml'],
    ['l10n/fr/app.ftl', '# Title\na = A\n', 'ftl'],
    ['config/locales/models.fr.yml', 'fr:\n  a: A\n', 'yaml'],
    [
      'translations/messages.fr.xlf',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      'xliff',
    ],
    ['i18n/texts.csv', 'key,en,fr\na,A,B\n', 'csv'],
    ['translations/app_fr.ts', '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1">', 'ts'],
    ['lang/fr/auth.php', "<?php\n\nreturn [\n    'a' => 'A',\n];\n", 'php'],
  ])('holds %s', async (path, text, format) => {
    const { documents } = await find({ [path]: text });
    expect(documents).toEqual([expect.objectContaining({ path, format, isTestData: false })]);
  });

  it('holds documents of Qt beside programs, which have the same extension', async () => {
    const qt = '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1">';
    const { documents, notRecognised } = await find({
      'src/app/app_de.ts': qt,
      'src/app/app_fr.ts': qt,
      'src/web/app_de.ts': 'export default {}',
      'src/web/app_fr.ts': 'export default {}',
    });
    expect(documents.map(({ path }) => path)).toEqual(['src/app/app_de.ts', 'src/app/app_fr.ts']);
    expect(notRecognised).toEqual([]);
  });

  it('recognises a document by its content before its name', async () => {
    const { documents } = await find({ 'l10n/app_fr.json': '{"@@locale": "fr"}' });
    expect(documents).toEqual([expect.objectContaining({ format: 'arb', language: 'fr' })]);
  });

  it.each([
    ['package.json', '{"a": "A"}'],
    ['src/data/fr-data/list.json', '{"a": "A"}'],
    ['locales/fr/list.json', '["a"]'],
    ['res/values/colors.xml', '<resources><color name="a">#000</color></resources>'],
    ['.github/workflows/ci.yml', 'on: push'],
    ['app/it/index.js', 'export default {}'],
    ['templates/mail/page.ftl', '<#if x>\na = b\n</#if>'],
    ['app/fr/config.php', "<?php\nreturn ['a' => 'A'];"],
    ['README.md', 'fr'],
    ['config/it.ini', 'a = b'],
    ['locales/fr/people.json', '[{ "id": 1, "name": "A" }]'],
    ['config/locale.yml', 'a: A'],
    ['migrations/0016_path_to_text_field.py', ''],
    ['web/i18n-access-to-file-urls.json', '{}'],
  ])('holds no texts in %s', async (path, text) => {
    const { documents, notRecognised } = await find({ [path]: text });
    expect([documents, notRecognised]).toEqual([[], []]);
  });

  it.each([
    ['no.yml', '"no":\n  a: A\n', 'yaml', 'no'],
    ['a.ts', '<?xml version="1.0"?>\n<TS version="2.1" language="fr">', 'ts', 'fr'],
  ])(
    'holds a file that was chosen by itself and says what it is: %s',
    async (path, text, format, language) => {
      const { documents, notRecognised } = await find({ [path]: text });
      expect([documents, notRecognised]).toEqual([[expect.objectContaining({ path, format, language })], []]);
    },
  );

  it('holds the base document that names no language, beside others that do', async () => {
    const { documents } = await find({
      'a/errors.json': '{}',
      'a/errors.fr.json': '{}',
      'a/errors.de.json': '{}',
    });
    expect(documents).toHaveLength(3);
  });

  it('has test data, which is marked', async () => {
    const { documents } = await find({ 'test/fixtures/fr.po': PO });
    expect(documents).toEqual([expect.objectContaining({ isTestData: true })]);
  });
});

describe('what is not recognised', () => {
  it.each([
    ['lang/fr.ini', 'a = "A"', 'unsupported', 'INI'],
    ['en-GB.ini', 'a = "A"', 'unsupported', 'INI'],
    ['fr.toml', '[a]\nother = "A"', 'unsupported', 'TOML'],
    ['src/locales/fr.js', 'export default {}', 'unsupported', 'JavaScript'],
    ['src/locales/fr.ts', 'export default {}', 'unsupported', 'TypeScript'],
    ['lang/fr/auth.php', '<?php $lang["a"] = "A";', 'unsupported', 'PHP'],
    ['gradle.properties', 'a=b', 'maybe', 'properties'],
  ])('%s', async (path, text, reason, format) => {
    const { documents, notRecognised } = await find({ [path]: text });
    expect([documents, notRecognised]).toEqual([[], [{ path, reason, format }]]);
  });

  it.each([
    ['locales/fr.json', 'json'],
    ['res/values-fr/strings.xml', 'xml'],
    ['l10n/fr/app.ftl', 'ftl'],
  ])('is empty: %s', async (path, format) => {
    const { documents, notRecognised } = await find({ [path]: '' });
    expect([documents, notRecognised]).toEqual([[], [{ path, reason: 'empty', format }]]);
  });

  it('is no empty document of a format that has such', async () => {
    const paths = ['locale/fr/LC_MESSAGES/app.po', 'config/locales/fr.yml', 'src/messages_fr.properties'];
    const { documents, notRecognised } = await find(Object.fromEntries(paths.map((path) => [path, ''])));
    expect([documents.map(({ path }) => path), notRecognised]).toEqual([paths, []]);
  });

  it('was chosen by itself, and is no translation', async () => {
    const { notRecognised } = await find({ 'x.txt': 'A', 'more.zip': 'PK', 'fr.po': PO, LICENSE: 'MIT' });
    expect(notRecognised).toEqual([
      { path: 'x.txt', reason: 'unsupported', format: 'TXT' },
      { path: 'more.zip', reason: 'unsupported', format: 'ZIP' },
    ]);
  });

  it.each([
    ['cs.json', '{"a": ""}', { reason: 'maybe', format: 'json' }],
    ['list.yaml', '- id: a\n  translation: A\n', { reason: 'maybe', format: 'yaml' }],
    ['terms.csv', 'a,b\n', { reason: 'maybe', format: 'csv' }],
    ['a.ts', 'export const a = 1;', { reason: 'unsupported', format: 'TypeScript' }],
    ['words.py', 'A = "A"', { reason: 'unsupported', format: 'Python' }],
  ])('was chosen by itself, and nothing says what it is: %s', async (path, text, expected) => {
    const { documents, notRecognised } = await find({ [path]: text, 'de.po': PO, 'package.json': '{}' });
    expect([documents.map((one) => one.path), notRecognised]).toEqual([['de.po'], [{ path, ...expected }]]);
  });

  it('is too large, or cannot be read', async () => {
    const { notRecognised } = await findDocuments(
      [
        { path: 'fr.po', size: 20_000_001 },
        { path: 'de.po', size: 1 },
      ],
      () => Promise.reject(new Error('no rights')),
    );
    expect(notRecognised).toEqual([
      { path: 'fr.po', reason: 'too_large', format: 'po' },
      { path: 'de.po', reason: 'unreadable', format: 'po' },
    ]);
  });
});

describe('what is read', () => {
  it('is the beginning of what may be texts, and no more', async () => {
    const { read, files } = await find({
      'src/index.ts': 'x',
      'data/list.json': '{}',
      'node_modules/a/fr.json': '{}',
      'ignored/fr.json': '{}',
      '.gitignore': 'ignored',
      'locales/fr.json': '{}',
    });
    expect(read.sort()).toEqual(['.gitignore', 'locales/fr.json']);
    expect(files).toBe(4);
  });

  it('are settings that name the base language', async () => {
    const { declared } = await find({
      'App.xcodeproj/project.pbxproj': `${' '.repeat(100_000)}developmentRegion = en;`,
      'extension/manifest.json': '{"default_locale": "pt_BR"}',
      'extension/_locales/pt_BR/messages.json': '{}',
      'app/res/resources.properties': 'unqualifiedResLocale=de-AT',
    });
    expect(declared.map(({ setting, tag }) => [setting, tag]).sort()).toEqual([
      ['default_locale', 'pt-BR'],
      ['developmentRegion', 'en'],
      ['unqualifiedResLocale', 'de-AT'],
    ]);
  });
});
