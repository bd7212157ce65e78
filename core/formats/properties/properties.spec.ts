import { strToU8 } from 'fflate';

import { QUANTITIES } from '../../domain/quantities.js';
import type { ExportKey, ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { readFiles, writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import type { KeptReading } from '../model/kept-reading.js';
import { after, changed } from '../profile/testing-edits.js';
import { keep, keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { outline, readText } from '../testing.js';

const SOURCE = `# Of the page
login.title = Sign in

login.items.one = {0} item
login.items.other = {0} items
ok = OK
`;

const read = (text = SOURCE): KeptReading => keepText('messages_en.properties', text);

const withKeys = (project: ExportProject, change: (key: ExportKey) => ExportKey[]): ExportProject => ({
  ...project,
  groups: project.groups.map((group) => ({ ...group, keys: group.keys.flatMap(change) })),
});

const written = (reading: KeptReading, change: (key: ExportKey) => ExportKey[]): string =>
  writeAgain(reading, withKeys(projectOf(reading.groups), change))[0]?.text ?? '';

const withText =
  (name: string, text: string) =>
  (key: ExportKey): ExportKey[] =>
    key.name === name ? [{ ...key, values: key.values.map((value) => ({ ...value, name: text })) }] : [key];

const newKey = (name: string, text: string, description = ''): ExportKey => ({
  name,
  isPlural: false,
  description,
  values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' }],
});

const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('properties that are read', () => {
  it('have groups before a dot, and plurals with a category behind one', () => {
    const { groups } = read();
    expect(groups.map(({ name, keys }) => [name, keys.map((key) => [key.name, key.isPlural])])).toEqual([
      [
        'login',
        [
          ['title', false],
          ['items', true],
        ],
      ],
      ['common', [['ok', false]]],
    ]);
    expect(groups[0]?.keys[0]?.description).toBe('Of the page');
  });

  it('have the longest group of the project that a name begins with', () => {
    const { groups } = readText('a.properties', 'a.b.c=x\na.d=y', { knownGroups: ['a.b'] });
    expect(outline(groups)).toEqual([
      ['a.b', [['c', 'x']]],
      ['a', [['d', 'y']]],
    ]);
  });

  it.each([
    ['other alone', 'radio.other=x', 'en', [], 1],
    ['other alone, of a plural of the project', 'radio.other=x', 'en', ['radio'], 1],
    ['a form that the language does not have', 'a.few=x\na.other=y', 'en', [], 2],
    ['a name that is there twice', 'a.one=x\na.one=y\na.other=z', 'en', [], 2],
  ])('have as many keys as they say: %s', (_, text, tag, keys, count) => {
    const knownPlurals = [{ group: 'common', keys }];
    const bytes = strToU8(text);
    const { groups } = readFiles([{ name: 'a.properties', bytes }], {
      keep: true,
      pluralMode: 'cldr',
      tag,
      knownPlurals,
    });
    const all = groups.flatMap((group) => group.keys);
    expect(all).toHaveLength(count);
    expect(all.some(({ isPlural }) => isPlural)).toBe(keys.length > 0);
  });

  it('have in strict mode the plurals that have all three forms', () => {
    const three = 'n.zero=0\nn.one=1\nn.other=2';
    expect(outline(readText('a.properties', three).groups)).toEqual([['common', [['n', ['0', '1', '2']]]]]);
    expect(readText('a.properties', 'n.one=1\nn.other=2').groups[0]?.keys.map(({ name }) => name)).toEqual([
      'one',
      'other',
    ]);
  });

  it.each([
    ['a.properties', SOURCE, 'properties'],
    ['a.properties', 'key value', 'properties'],
    ['a.txt', SOURCE, 'properties'],
    ['a.txt', 'Once upon a time', undefined],
    ['a.properties', '{"@@locale": "en"}', 'arb'],
  ])('are distinguished from other files: %s, %j', (name, text, id) => {
    expect(detectFormat({ name, bytes: strToU8(text) }).format?.id).toBe(id);
  });
});

describe('properties that come back', () => {
  it('differ in the text that has changed', () => {
    expect(written(read(), withText('title', ' Log in '))).toBe(SOURCE.replace('Sign in', '\\ Log in '));
  });

  it.each(['\\u00C9', '\\u00c9'])('write characters as they do: %s', (first) => {
    const text = `title=${first}dition\nother=${first}t\n`;
    const file = { name: 'm_fr.properties', text, tag: 'fr' };
    expect(after(file, changed('other', 'École'))).toBe(text.replace(`${first}t`, `${first}cole`));
  });

  it('lose a key with its comment, and a plural with its forms', () => {
    expect(written(read(), (key) => (key.name === 'title' ? [] : [key]))).toBe(
      SOURCE.slice(SOURCE.indexOf('login.items')),
    );
    expect(written(read(), (key) => (key.isPlural ? [] : [key]))).toBe(
      SOURCE.replace(/login\.items[^]*items\n/, ''),
    );
  });

  it('take new keys behind the last one of their group, with their description', () => {
    const reading = read();
    const project = projectOf(reading.groups);
    const [login, common] = project.groups;
    const groups = [
      { name: 'login', keys: [...(login?.keys ?? []), newKey('a b', '=', 'One\ntwo')] },
      { name: 'common', keys: [...(common?.keys ?? []), newKey('é', 'x')] },
      { name: 'new', keys: [newKey('a', 'b')] },
    ];
    const [file] = writeAgain(reading, { ...project, groups });
    expect(file?.text).toBe(
      SOURCE.replace('items\nok', 'items\n# One\n# two\nlogin.a\\ b = \\=\nok').replace(
        'OK\n',
        'OK\n\\u00e9 = x\n\n# MARK: - new\nnew.a = b\n',
      ),
    );
  });

  it('take a further form, and no name of a form twice', () => {
    const few = { name: 'few', quantityString: 'few' as const, languageId: 1, status: 'modified' as const };
    const reading = keepText('a.properties', 'n.one=1\nn.other=2\n', 'pl');
    const project = withKeys(projectOf(reading.groups, 'pl'), (key) => [
      { ...key, values: [...key.values, few] },
      newKey('n.one', 'x'),
    ]);
    expect(writeAgain(reading, project)[0]?.text).toBe('n.one=1\nn.other=2\nn.few=few\ncommon.n.one=x\n');
  });

  it.each([
    ['ISO 8859-1', latin('a=é\nb=x\n'), 'ü €', latin('a=é\nb=ü \\u20ac\n')],
    ['UTF-8', strToU8('a=é\nb=x\n'), 'ü €', strToU8('a=é\nb=ü €\n')],
    ['ASCII', strToU8('a=\\u00e9\nb=x\n'), 'ü €', strToU8('a=\\u00e9\nb=\\u00fc \\u20ac\n')],
  ])('stay in %s', (_, bytes, text, expected) => {
    const reading = keep([{ name: 'a.properties', bytes }]);
    expect(reading.groups[0]?.keys[0]?.values[0]?.name).toBe('é');
    const [file = { text: '' }] = writeAgain(
      reading,
      withKeys(projectOf(reading.groups), withText('b', text)),
    );
    expect(Buffer.from(fileBytes(file))).toEqual(Buffer.from(expected));
  });

  it('are refused with a NUL, in whatever encoding', () => {
    const reading = keep([{ name: 'a.properties', bytes: latin('a=é\nb=\0') }]);
    expect(reading.error).toMatchObject({ reason: 'imports.reading_file_error', line: 2, fault: 'encoding' });
  });
});

describe('properties that are written anew', () => {
  const project: ExportProject = {
    languages: [
      { id: 1, name: 'pt-BR' },
      { id: 2, name: 'zh-Hant-TW' },
    ],
    groups: [
      { name: 'login', keys: [newKey('title', 'Olá')] },
      { name: 'common', keys: [newKey('ok', 'OK')] },
    ],
  };
  const options = { platform: 'java', languageIds: [1, 2], prefix: false, validatedOnly: false } as const;

  it('are ASCII, with the group in every name', () => {
    const [file] = writeProject(project, options);
    expect(file?.text).toBe('# MARK: - login\nlogin.title=Ol\\u00e1\n\n# MARK: - common\nok=OK\n');
  });

  it('are named after their language, and after none if it is the one that apps fall back to', () => {
    const paths = (baseLanguageId: number | null) =>
      writeProject(project, { ...options, baseLanguageId }).map(({ path }) => path);
    expect(paths(null)).toEqual(['messages_pt_BR.properties', 'messages_zh_Hant_TW.properties']);
    expect(paths(1)).toEqual(['messages.properties', 'messages_zh_Hant_TW.properties']);
  });

  it('give a plural another name where one of its forms has that of a text', () => {
    const plural: ExportKey = {
      name: 'n',
      isPlural: true,
      values: QUANTITIES.map((form) => ({
        name: form,
        quantityString: form,
        languageId: 1,
        status: 'modified',
      })),
    };
    const groups = [{ name: 'common', keys: [newKey('n.one', 'x'), plural] }];
    const [file] = writeProject({ ...project, groups }, { ...options, languageIds: [1] });
    expect(file?.text).toContain('n.one=x\nn_2.zero=zero\nn_2.one=one\nn_2.other=other\n');
  });

  it('that name a language come back as those of another one', () => {
    const reading = keep([{ name: 'Labels_pt_BR.properties', bytes: strToU8('a=b') }], 'pt-BR');
    const languages = [
      { id: 1, name: 'pt-BR' },
      { id: 2, name: 'fr' },
    ];
    const [file] = writeAgain(reading, { ...projectOf(reading.groups), languages }, { languageIds: [2] });
    expect(file?.path).toBe('Labels_fr.properties');
    expect(file?.text).toBe('a=');
  });
});
