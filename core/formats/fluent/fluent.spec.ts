import { strToU8 } from 'fflate';

import { writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { outline, reportsIn } from '../testing.js';

const SOURCE = `### Of the whole file

-brand = Motley
    .gender = masculine

## The page of sign-in

# What the button says
login-title = Sign in to { -brand }
    .label = Sign in
    .title =
        Sign in
        with a password
files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
platform = { PLATFORM() ->
        [macos] Preferences
       *[other] Options
    }
empty = { "" }
`;

const EN = { name: 'main.ftl', text: SOURCE };
const textsIn = (text: string, tag = 'en') => outline(keepText('main.ftl', text, tag).groups)[0]?.[1];

describe('Fluent that is read', () => {
  it('has messages, attributes and terms as keys, with placeables as they stand', () => {
    expect(textsIn(SOURCE)).toEqual([
      ['-brand', 'Motley'],
      ['login-title', 'Sign in to { -brand }'],
      ['login-title.label', 'Sign in'],
      ['login-title.title', 'Sign in\nwith a password'],
      ['files', ['{ $count } file', '{ $count } files']],
      ['platform', '{ PLATFORM() ->\n    [macos] Preferences\n   *[other] Options\n}'],
      ['empty', ''],
    ]);
  });

  it('has descriptions from comments of one sign', () => {
    const keys = keepText('main.ftl', SOURCE).groups.flatMap((group) => group.keys);
    expect(keys.flatMap(({ name, description }) => (description ? [`${name}: ${description}`] : []))).toEqual(
      [
        'login-title: What the button says',
        'login-title.label: What the button says',
        'login-title.title: What the button says',
      ],
    );
  });

  it.each([
    ['indentation that its lines share', 'a =\n      x\n\n        y\n      z\n', 'x\n\n  y\nz'],
    ['a first line beside the name', 'a = x\n    y\n     z\n', 'x\ny\n z'],
    ['signs in strings', 'a = { "{" }x, y{"}"}\n', '{x, y}'],
    ['spaces in strings', 'a = {" "}x{ "  " }\n', ' x  '],
    ['strings that would mean something else without quotes', 'a = {"{"}$x{"}"}\n', '{"{"}$x{"}"}'],
    ['characters by their codes', 'a = { "\\u00A0" }x\n', '{ "\\u00A0" }x'],
  ])('has a text with %s', (_, text, expected) => {
    expect(textsIn(text)).toEqual([['a', expected]]);
  });

  it.each([
    ['one', '{ $n ->\n    [one] x\n   *[other] y\n}', 'en', true],
    ['one of a number', '{ NUMBER($n, maximumFractionDigits: 0) ->\n   *[other] y\n}', 'en', true],
    ['one, where the language has one form only', '{ $n ->\n   *[other] y\n}', 'ja', true],
    ['none, where that says nothing', '{ $n ->\n   *[other] y\n}', 'en', false],
    ['none, with text around', 'a { $n ->\n    [one] x\n   *[other] y\n}', 'en', false],
    ['none, by other words', '{ $n ->\n    [male] x\n   *[other] y\n}', 'en', false],
    ['none, with another default', '{ $n ->\n   *[one] x\n    [other] y\n}', 'en', false],
    ['none of an order', '{ NUMBER($n, type: "ordinal") ->\n    [one] x\n   *[other] y\n}', 'en', false],
    [
      'none, with a selector in it',
      '{ $n ->\n    [one] { $m ->\n       *[other] x\n    }\n   *[other] y\n}',
      'en',
      false,
    ],
  ])('has a plural: %s', (_, value, tag, isPlural) => {
    const source = `a = ${value}\n`;
    expect(keepText('main.ftl', source, tag).groups[0]?.keys[0]?.isPlural).toBe(isPlural);
    expect(after({ name: 'main.ftl', text: source, tag }, (groups) => groups)).toBe(source);
  });

  it('counts what nobody can edit', () => {
    expect(reportsIn('main.ftl', SOURCE)).toContain('attribute ×1 3');
    expect(reportsIn('main.ftl', 'a = x\nb {\nc = y\n')).toEqual(['junk ×1 2']);
  });

  it('is refused where there is nothing else', () => {
    expect(keepText('main.ftl', '# x\n\n<#if a>').error).toMatchObject({
      reason: 'imports.reading_file_error',
      line: 3,
      found: '<#if a>',
    });
  });

  it.each([
    ['main.ftl', 'a = b', 'ftl'],
    ['notes.txt', SOURCE, 'ftl'],
    ['main.properties', SOURCE, 'ftl'],
    ['notes.properties', 'a = b', 'properties'],
  ])('%s is known by its content and its name', (name, text, id) => {
    expect(detectFormat({ name, bytes: strToU8(text) }).format?.id ?? null).toBe(id);
  });
});

describe('Fluent that comes back', () => {
  it.each([
    ['as it was', SOURCE],
    ['with the line ends of Windows', SOURCE.replaceAll('\n', '\r\n')],
    ['with odd spaces', '\n  \n a=b\n-c   =d\n\n\n  # x\ne =   f  \n   .g   =   h  '],
    ['with what is no Fluent', 'a = x\nb {\n\nc = y\n#d\n'],
  ])('%s', (_, text) => {
    expect(after({ ...EN, text }, (groups) => groups)).toBe(text);
  });

  it.each([
    ['a text', changed('login-title', 'Log in'), 'Sign in to { -brand }', 'Log in'],
    [
      'a text of several lines',
      changed('login-title.title', 'Log in\n  here\n\nnow'),
      'Sign in\n        with a password',
      'Log in\n          here\n\n        now',
    ],
    [
      'one line that becomes two',
      changed('login-title.label', 'Log\nin'),
      '.label = Sign in',
      '.label =\n        Log\n        in',
    ],
    [
      'a form',
      changed('files', { one: 'A file', other: '{ $count } files' }),
      '[one] { $count } file',
      '[one] A file',
    ],
    [
      'a text that needs escapes',
      changed('login-title', ' [a] {\n*b }'),
      ' Sign in to { -brand }',
      '\n    {" "}[a] {"{"}\n    {"*"}b {"}"}',
    ],
    ['an empty text', changed('login-title', ''), ' Sign in to { -brand }', ' {""}'],
  ])('differs in %s', (_, edit, before, now) => {
    const keepDescription = (groups: Parameters<typeof edit>[0]) =>
      edit(groups).map((group) => ({
        ...group,
        keys: group.keys.map((key) =>
          key.name.startsWith('login') ? { ...key, description: 'What the button says' } : key,
        ),
      }));
    expect(after(EN, keepDescription)).toBe(SOURCE.replace(before, now));
  });

  it('gets forms that it did not have, and loses those that the project does not have', () => {
    const forms = changed('files', { '=0': 'none', one: 'one', other: 'more' });
    expect(after(EN, forms)).toContain('        [one] one\n        [0] none\n       *[other] more\n');
    const polish = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' } as const;
    const text = after(
      { ...EN, text: 'files =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n', tag: 'pl' },
      changed('files', polish),
    );
    expect(text).toBe(
      'files =\n    { $n ->\n        [one] plik\n        [few] pliki\n        [many] plików\n       *[other] pliku\n    }\n',
    );
    expect(after(EN, changed('files', { other: 'x' }))).toContain('{ $count ->\n       *[other] x\n');
  });

  it('loses attributes, values and messages', () => {
    expect(after(EN, without('login-title.label'))).toBe(SOURCE.replace('    .label = Sign in\n', ''));
    expect(after(EN, without('login-title'))).toBe(SOURCE.replace(' Sign in to { -brand }', ''));
    expect(after(EN, without('-brand'))).toBe(
      SOURCE.replace('\n-brand = Motley\n    .gender = masculine\n', ''),
    );
    expect(after(EN, without('login-title', 'login-title.label', 'login-title.title'))).not.toContain(
      'login',
    );
    const plural = 'a = { $n ->\n    [one] x\n   *[other] y\n  }\n    .b = z\n';
    expect(after({ ...EN, text: plural }, without('a'))).toBe('a =\n    .b = z\n');
  });

  it('takes new messages at its end, and new attributes in their messages', () => {
    const news = added(
      'common',
      keyOf('login-title.hint', 'With\ncare'),
      keyOf('b', 'B', 'About\nit'),
      keyOf('c.d', 'D', 'x'),
      keyOf('c.e', 'E'),
    );
    expect(after(EN, news)).toBe(
      `${SOURCE.replace('with a password\n', 'with a password\n    .hint =\n        With\n        care\n')}# About\n# it\nb = B\n# x\nc =\n    .d = D\n    .e = E\n`,
    );
  });

  it.each([
    ['main.ftl', 'fr/main.ftl'],
    ['en.ftl', 'fr.ftl'],
    ['locales/en/main.ftl', 'locales/fr/main.ftl'],
    ['locales/en-US/main.ftl', 'locales/fr/main.ftl'],
  ])('is named after another language: %s', (name, path) => {
    const { groups, profile } = keepText('main.ftl', SOURCE);
    const project = projectOf(groups);
    const languages = [...project.languages, { id: 2, name: 'fr' }];
    // A profile keeps the folders of a file.
    const files = profile.files.map((file) => ({ ...file, name }));
    const [file] = writeAgain(
      { profile: { ...profile, files } },
      { ...project, languages },
      { languageIds: [2] },
    );
    expect(file?.path).toBe(path);
  });
});

describe('new Fluent', () => {
  it('has groups, descriptions, attributes and plurals', () => {
    const [file] = writeProject(
      {
        languages: [{ id: 1, name: 'en', tag: 'en' }],
        groups: [
          { name: 'login', keys: [keyOf('title', 'Log in', 'The title'), keyOf('404', 'Lost')] },
          {
            name: 'common',
            keys: [
              keyOf('menu.label', 'Menu'),
              keyOf('files', { '=0': 'none', one: 'one', other: 'more' }),
              keyOf('menu', 'M'),
            ],
          },
        ],
      },
      { platform: 'fluent', languageIds: [1], prefix: false, validatedOnly: false, pluralMode: 'cldr' },
    );
    expect(file).toMatchObject({
      path: 'en.ftl',
      text: `## MARK: - login

# The title
title = Log in
k404 = Lost

## MARK: - common

files =
    { $count ->
        [0] none
        [one] one
       *[other] more
    }
menu = M
    .label = Menu
`,
    });
  });
});
