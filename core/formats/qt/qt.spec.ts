import { strToU8 } from 'fflate';

import { TestRepository } from '../../repository/content/testing-repository.js';
import { readFiles } from '../index.js';
import { after, changed } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { brief, outline, reportsIn } from '../testing.js';

const message = (source: string, translation: string, more = ''): string =>
  `    <message>\n        <location filename="../main.cpp" line="12"/>\n        <source>${source}</source>\n${more}        ${translation}\n    </message>\n`;
const numerus = (...forms: string[]): string =>
  `    <message numerus="yes">\n        <source>%n files</source>\n        <translation>\n${forms
    .map((form) => `            <numerusform>${form}</numerusform>\n`)
    .join('')}        </translation>\n    </message>\n`;
const document = (language: string, ...messages: string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="${language}">\n<context>\n    <name>Window</name>\n${messages.join('')}</context>\n</TS>\n`;

const OPEN = message('Open', '<translation>Öffnen &amp; lesen</translation>');
const MENU = message('Open', '<translation>Auf</translation>', '        <comment>menu</comment>\n');
const CLOSE = message('Close', '<translation type="unfinished"></translation>');
const GONE = message('Old', '<translation type="vanished">Alt</translation>');
const GERMAN = document('de', OPEN, MENU, CLOSE, GONE);

const edited = (text: string, key: string, to: Parameters<typeof changed>[1], tag = 'de'): string =>
  after({ name: `app_${tag}.ts`, text, tag }, changed(key, to));
const read = (text: string, tag: string) =>
  readFiles([{ name: 'a.ts', bytes: strToU8(text) }], {
    keep: true,
    tag,
    pluralMode: 'cldr',
    takeStatuses: true,
  });

describe('a document of Qt Linguist', () => {
  it('has messages as keys of their contexts, with what tells them apart', () => {
    expect(outline(keepText('a.ts', GERMAN, 'de').groups)).toEqual([
      [
        'Window',
        [
          ['Open', 'Öffnen & lesen'],
          ['Open [menu]', 'Auf'],
          ['Close', ''],
        ],
      ],
    ]);
    expect(reportsIn('a.ts', GERMAN)).toEqual(['key_not_snake_case ×3', 'vanished ×1 22']);
  });

  it('describes keys by what developers say, or else translators', () => {
    const about = '        <extracomment>In the bar</extracomment>\n';
    const text = document(
      'de',
      message('A', '<translation>a</translation>', about),
      message('B', '<translation>b</translation>', '        <translatorcomment>Short</translatorcomment>\n'),
    );
    const [group] = keepText('a.ts', text, 'de').groups;
    expect(group?.keys.map(({ description }) => description)).toEqual(['In the bar', 'Short']);
    expect(
      after({ name: 'a.ts', text, tag: 'de' }, (groups) =>
        groups.map((one) => ({ ...one, keys: one.keys.map((key) => ({ ...key, description: 'Else' })) })),
      ),
    ).toBe(text.replace('In the bar', 'Else').replace('Short', 'Else'));
  });

  it.each([
    ['a text', 'Open', 'Auf', GERMAN.replace('Öffnen &amp; lesen', 'Auf')],
    [
      'an unfinished text, which is finished then',
      'Close',
      'Zu "x"\u001b',
      GERMAN.replace(' type="unfinished"></', '>Zu "x"<byte value="x1b"/></'),
    ],
    [
      'a text that goes',
      'Open [menu]',
      '',
      GERMAN.replace('<translation>Auf<', '<translation type="unfinished"><'),
    ],
  ])('differs in %s', (_, key, to, expected) => expect(edited(GERMAN, key, to)).toBe(expected));

  it('writes quotes as the file does, and an element that had no content', () => {
    const text = document('de', message('&quot;A&quot;', '<translation type="unfinished" />'));
    expect(edited(text, '"A"', '"B"')).toBe(
      text.replace('<translation type="unfinished" />', '<translation>&quot;B&quot;</translation>'),
    );
  });

  it('loses a key with its message, and takes a new one behind the last one of its context', () => {
    const repository = new TestRepository({
      'app_de.ts': { file: 'app_{language}.ts', language: 'de', text: GERMAN },
    });
    expect(repository.written()['app_de.ts']).toBe(GERMAN);
    repository.project.rename('Open', 'Unfold');
    repository.project.rename('Open [menu]', 'Unfold [menu]');
    expect(repository.written()['app_de.ts']).toBe(GERMAN.replaceAll('>Open<', '>Unfold<'));
    const text = after({ name: 'a.ts', text: document('de', OPEN, CLOSE), tag: 'de' }, (groups) =>
      groups.map((group) => ({ ...group, keys: group.keys.filter(({ name }) => name !== 'Open') })),
    );
    expect(text).toBe(document('de', CLOSE));
  });

  it('takes states over where it is asked to', () => {
    const unfinished = message('Close', '<translation type="unfinished">Zu</translation>');
    const { statuses, groups } = read(document('de', OPEN, unfinished), 'de');
    expect(statuses).toEqual({ validated: 1, modified: 1 });
    expect(groups[0]?.keys.map(({ values }) => values[0]?.status)).toEqual(['validated', 'modified']);
  });

  it.each([
    ['de', ['a', 'b'], ['one=a', 'other=b']],
    ['ru', ['a', 'b', 'c'], ['one=a', 'few=b', 'many=c', 'other=c']],
    ['ru', ['a', 'b', 'c', 'd'], ['one=a', 'few=b', 'many=c', 'other=d']],
    ['lv', ['a', 'b', 'c'], ['zero=c', 'one=a', 'other=b']],
    ['ja', ['a'], ['other=a']],
    ['tr', ['a'], ['other=a']],
    ['tr', ['a', 'b'], ['one=a', 'other=b']],
    ['fr', ['a', 'b', 'c'], ['one=a', 'many=b', 'other=c']],
  ])('has the forms of Qt, or of CLDR where there are as many: %s %s', (tag, forms, expected) => {
    const text = document(tag, numerus(...forms));
    const [group] = read(text, tag).groups;
    expect(
      group?.keys[0]?.values.map(({ quantityString, name }) => `${quantityString ?? ''}=${name}`),
    ).toEqual(expected);
    const repository = new TestRepository({ 'a.ts': { file: 'a.ts', language: tag, text } });
    expect(repository.written()['a.ts']).toBe(text);
    repository.project.write(tag, '%n files', 'other', 'new');
    const isTold = expected.includes(`other=${forms.at(-1) ?? ''}`) && forms.length < 3;
    if (isTold) expect(repository.written()['a.ts']).toBe(text.replace(`>${forms.at(-1) ?? ''}<`, '>new<'));
  });

  it('fills a plural of which it has no form yet', () => {
    const text = document('pl', message('%n files', '<translation type="unfinished"></translation>')).replace(
      '<message>',
      '<message numerus="yes">',
    );
    const filled = edited(
      text,
      '%n files',
      { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' },
      'pl',
    );
    expect(filled).toBe(
      text.replace(
        '<translation type="unfinished"></translation>',
        '<translation>\n            <numerusform>plik</numerusform>\n            <numerusform>pliki</numerusform>\n            <numerusform>plików</numerusform>\n        </translation>',
      ),
    );
  });

  it('is made for a new language after another one, with its forms and nothing that is said of a translation', () => {
    const text = document('de', CLOSE, OPEN, numerus('a', 'b'));
    const repository = new TestRepository({
      'app_de.ts': { file: 'app{_language}.ts', language: 'de', text },
    });
    repository.project.translate('pt-BR', 'Close', 'Fechar');
    const { 'app_pt_BR.ts': made } = repository.written();
    expect(made).toBe(
      document(
        'pt_BR',
        message('Close', '<translation>Fechar</translation>'),
        message('Open', '<translation type="unfinished"></translation>'),
        numerus('', '').replace('<translation>', '<translation type="unfinished">'),
      ),
    );
  });

  it('has the sources as its texts in English', () => {
    const text = document('en', message('Open a file', '<translation type="unfinished"></translation>'));
    expect(outline(keepText('a.ts', text, 'en').groups)).toEqual([
      ['Window', [['Open a file', 'Open a file']]],
    ]);
    expect(edited(text, 'Open a file', 'Open it', 'en')).toBe(
      text.replace(' type="unfinished"></', '>Open it</'),
    );
  });

  it('comes back with other line ends', () => {
    const text = GERMAN.replaceAll('\n', '\r\n');
    const repository = new TestRepository({ 'a.ts': { file: 'a.ts', language: 'de', text } });
    expect(repository.written()['a.ts']).toBe(text);
  });

  it.each([
    ['a program', 'export const a = 1;\n', 'reading_file_error 1'],
    ['an open element', document('de', OPEN).replace('</message>', ''), 'reading_file_error 11'],
    ['another root', '<TS2/>', 'reading_file_error 1'],
    ['a root without a place for messages', '<TS version="2.1"/>\n', 'reading_file_error 1'],
  ])('is not %s', (_, text, expected) => {
    const { error } = keepText('a.ts', text);
    expect(error && brief(error)).toBe(expected);
  });
});
