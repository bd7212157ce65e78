import { strToU8 } from 'fflate';

import { FORMATS } from '../index.js';
import { ImportedProject } from '../profile/testing-imports.js';
import { unheldTexts } from './unheld-texts.js';
import type { UnheldTexts } from './unheld-texts.js';

function unheldIn(project: ImportedProject, formatId: string, languageId: number): UnheldTexts[] {
  return unheldTexts(project.details(), {
    formats: FORMATS.filter(({ id }) => id === formatId),
    profiles: project.profilesById(),
    languageIds: [languageId],
    validatedOnly: false,
    pluralMode: 'cldr',
  });
}

it('tells the items of a list that lacks others', () => {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name: 'en.json', bytes: strToU8('{"a": {"days": ["Mon", "Tue"], "ok": "OK"}}') }]);
  project.translate('fr', 'days_1', 'mar');
  expect(unheldIn(project, 'json', 2)).toEqual([{ languageId: 2, kind: 'item', keys: ['days_1'] }]);
  project.translate('fr', 'days_0', 'lun');
  expect(unheldIn(project, 'json', 2)).toEqual([]);
});

const po = (language: string, forms: string, texts: readonly string[]): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: ${forms}\\n"\n\nmsgid "file"\nmsgid_plural "files"\n` +
  texts.map((text, index) => `msgstr[${index}] "${text}"\n`).join('');

const SLAVIC =
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);';

const qt = (language: string, texts: readonly string[]): string =>
  `<!DOCTYPE TS>\n<TS version="2.1" language="${language}">\n<context>\n    <name>W</name>\n    <message numerus="yes">\n        <source>file</source>\n        <translation>${texts.map((text) => `<numerusform>${text}</numerusform>`).join('')}</translation>\n    </message>\n</context>\n</TS>\n`;

describe.each([
  [
    'po',
    'ru.po',
    po('ru', SLAVIC, ['a', 'b', 'c']),
    po('fr', 'nplurals=2; plural=(n > 1);', ['a', 'b']),
    po('ru', SLAVIC, []).replace('msgid_plural "files"', 'msgstr "a"'),
  ],
  [
    'ts',
    'app_ru.ts',
    qt('ru', ['a', 'b', 'c']),
    qt('fr', ['a', 'b']),
    qt('ru', ['a'])
      .replace(' numerus="yes"', '')
      .replaceAll(/<.?numerusform>/g, ''),
  ],
])('a plural of %s', (format, name, russian, french, plain) => {
  const projectOf = (language: string, text: string): ImportedProject => {
    const project = new ImportedProject('cldr');
    project.add(language, [{ name: name.replace('ru', language), bytes: strToU8(text) }]);
    return project;
  };

  it('tells of a form that somebody has written and that has no line', () => {
    const project = projectOf('ru', russian);
    expect(unheldIn(project, format, 1)).toEqual([]);
    project.write('ru', 'file', 'other', 'd');
    expect(unheldIn(project, format, 1)).toEqual([{ languageId: 1, kind: 'form', keys: ['file'] }]);
  });

  it('tells of nothing that is written as the one text that its file has', () => {
    const project = projectOf('fr', french);
    project.add('ru', [{ name, bytes: strToU8(plain) }]);
    expect(project.texts('ru', 'file')).toContainEqual(['other', 'a']);
    expect(unheldIn(project, format, 2)).toEqual([]);
    project.write('ru', 'file', 'one', 'b');
    expect(unheldIn(project, format, 2)).toEqual([{ languageId: 2, kind: 'form', keys: ['file'] }]);
  });

  it('tells of nothing that has its line, or says what another line says', () => {
    const project = projectOf('fr', french);
    project.write('fr', 'file', 'other', 'e');
    expect(unheldIn(project, format, 1)).toEqual([]);
    const other = projectOf('ru', russian);
    other.write('ru', 'file', 'other', 'c');
    expect(unheldIn(other, format, 1)).toEqual([]);
  });
});
