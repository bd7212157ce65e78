import { readFileSync } from 'node:fs';

import type { ExportProject } from '../model/export-types.js';
import { keepText, projectOfReading } from '../profile/testing-profile.js';
import { brief } from '../testing.js';
import { addedText, editedText, validate, writeCatalogue } from './testing-xcstrings.js';

const FIXTURE = new URL('../profile/fixtures/xcstrings-app/Localizable.xcstrings', import.meta.url);
const SOURCE = readFileSync(FIXTURE, 'utf8');
const reading = keepText('Localizable.xcstrings', SOURCE);
const project = projectOfReading(reading);
const [EN, AR, JA, PL] = [1, 2, 3, 4] as const;

/** The values of a key in a language of the fixture, by form. */
const valuesOf = (code: string, name: string): Record<string, string> | null => {
  const groups = reading.languages.find((language) => language.code === code)?.groups ?? [];
  const key = groups.flatMap(({ keys }) => keys).find((one) => one.name === name);
  return key
    ? Object.fromEntries(key.values.map((value) => [value.quantityString ?? 'text', value.name]))
    : null;
};

/** The lines of the written catalogue that are not in the fixture, and those of the fixture that are gone. */
function difference(changed: ExportProject, options = {}): { added: string[]; gone: string[] } {
  const written = writeCatalogue(reading, changed, options);
  expect(validate(written)).toEqual([]);
  const [before, after] = [SOURCE.split('\n'), written.split('\n')];
  const count = (lines: string[], line: string): number => lines.filter((one) => one === line).length;
  const more = (some: string[], others: string[]): string[] =>
    [...new Set(some)].filter((line) => count(some, line) > count(others, line)).map((line) => line.trim());
  return { added: more(after, before), gone: more(before, after) };
}

describe('a string catalogue', () => {
  it('is valid according to the validator of these tests', () => {
    expect(validate(SOURCE)).toEqual([]);
    expect(
      validate('{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{}}}},"version":"1.0"}'),
    ).toEqual(['a: en is empty']);
  });

  it('is read in all of its languages, with a text for each string in the source language', () => {
    expect(reading.error).toBeNull();
    expect(
      reading.languages.map(({ code, tag, isSource, groups }) => [
        code,
        tag,
        isSource,
        groups[0]?.keys.length,
      ]),
    ).toEqual([
      ['en', 'en', true, 24],
      ['ar', 'ar', false, 6],
      ['ja', 'ja', false, 11],
      ['pl', 'pl', false, 16],
    ]);
    expect(valuesOf('en', 'Cancel')).toEqual({ text: 'Cancel' });
    expect(valuesOf('ja', 'Cancel')).toBeNull();
    expect(reading.groups).toEqual(reading.languages[0]?.groups);
  });

  it('has the plurals of each language; zero is exactly 0 unless the language has the category', () => {
    expect(valuesOf('en', '%lld files')).toEqual({ '=0': 'No files', one: '%lld file', other: '%lld files' });
    expect(Object.keys(valuesOf('ar', '%lld files') ?? {})).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ]);
    expect(Object.keys(valuesOf('pl', '%lld files') ?? {})).toEqual(['one', 'few', 'many', 'other']);
    // One text of a key that is a plural in other languages is what all numbers have.
    expect(valuesOf('ja', 'items.count')).toEqual({ other: '%lld 個' });
  });

  it('gives variants for devices, variables and items of sets keys of their own', () => {
    expect(valuesOf('en', 'Tap to continue')).toBeNull();
    expect(valuesOf('ja', 'Tap to continue_device_mac')).toEqual({ text: 'クリックして続ける' });
    expect(valuesOf('en', 'export.progress')).toEqual({ text: 'Exported %#@files@ into %#@folders@' });
    expect(valuesOf('pl', 'export.progress_files')).toMatchObject({ few: '%arg pliki' });
    expect(valuesOf('en', 'Upload %lld photos_device_iphone')).toMatchObject({
      one: 'Upload %lld photo from this iPhone',
    });
    expect(valuesOf('en', 'Start ${applicationName}_1')).toEqual({ text: 'Open ${applicationName}' });
  });

  it('carries what is not to be translated, and takes comments for descriptions', () => {
    expect(reading.carried.map(({ what, count }) => [what, count])).toEqual([
      ['string', 1],
      ['shouldTranslate', 1],
    ]);
    expect(valuesOf('en', 'About Orbit')).toBeNull();
    const described = reading.groups.flatMap(({ keys }) => keys).find(({ name }) => name === '%lld files');
    expect(described?.description).toBe('Number of files in the inbox');
    expect(reading.warnings.map(brief)).toEqual(['key_not_snake_case ×24']);
  });

  it('comes back to the byte', () => {
    expect(writeCatalogue(reading, project)).toBe(SOURCE);
  });

  it.each([
    ['login.title', PL, null, 'Zaloguj', '"value" : "Logowanie"', '"value" : "Zaloguj"'],
    ['%lld files', AR, 'two', 'اثنان', '"value" : "ملفان"', '"value" : "اثنان"'],
    ['export.progress_folders', EN, 'one', '%arg box', '"value" : "%arg folder"', '"value" : "%arg box"'],
    [
      'Tap to continue_device_mac',
      JA,
      null,
      'a "b"\n/',
      '"value" : "クリックして続ける"',
      '"value" : "a \\"b\\"\\n/"',
    ],
  ])('differs in the one text that was edited: %s', (name, language, form, text, gone, added) => {
    expect(difference(editedText(project, name, language, form, text))).toEqual({
      added: [added],
      gone: [gone],
    });
  });

  it('says that a new text is translated, once it is another one', () => {
    expect(difference(editedText(project, 'Untitled', PL, null, 'Bez nazwy'))).toMatchObject({
      added: ['"state" : "translated",', '"value" : "Bez nazwy"'],
      gone: ['"state" : "new",', '"value" : ""'],
    });
  });

  it('gets a language that a string does not have, between its neighbours', () => {
    const written = writeCatalogue(reading, addedText(project, 'Settings', 5, { text: 'Réglages' }, 'fr'));
    expect(validate(written)).toEqual([]);
    const { strings } = JSON.parse(written) as { strings: Record<string, { localizations: object }> };
    expect(Object.keys(strings['Settings']?.localizations ?? {})).toEqual(['ar', 'fr', 'ja', 'pl']);
    expect(written).toContain(
      '        "fr" : {\n          "stringUnit" : {\n            "state" : "translated",\n            "value" : "Réglages"\n          }\n        },\n        "ja"',
    );
  });

  it('gets localizations where a string has none', () => {
    const texts = addedText(project, 'Cancel', JA, { text: 'キャンセル' });
    const written = writeCatalogue(reading, addedText(texts, 'Done', JA, { text: '完了' }));
    expect(validate(written)).toEqual([]);
    expect(written).toContain(
      '    "Cancel" : {\n      "localizations" : {\n        "ja" : {\n          "stringUnit" : {\n            "state" : "translated",\n            "value" : "キャンセル"\n          }\n        }\n      }\n    },\n',
    );
    expect(written).toContain('"comment" : "Closes the sheet",\n      "localizations" : {\n        "ja" : {');
  });

  it('writes the text of a string into its source language once it is no longer its name', () => {
    const written = writeCatalogue(reading, editedText(project, 'Cancel', EN, null, 'Abort'));
    expect(validate(written)).toEqual([]);
    expect(written).toContain('"Cancel" : {\n      "localizations" : {\n        "en" : {');
    expect(written).toContain('"value" : "Abort"');
  });

  it('gets a further form of a plural in the order of Xcode', () => {
    const { added, gone } = difference(addedText(project, 'export.progress_files', EN, { '=0': 'nothing' }));
    expect(gone).toEqual([]);
    expect(added).toContain('"value" : "nothing"');
    const written = writeCatalogue(reading, addedText(project, 'items.count', EN, { '=0': 'none' }));
    expect(Object.keys(formsIn(written, 'items.count', 'en'))).toEqual(['one', 'other', 'zero']);
  });

  it('makes a plural of one text where the language gets a second form', () => {
    const written = writeCatalogue(reading, addedText(project, 'items.count', JA, { '=0': '空' }));
    expect(validate(written)).toEqual([]);
    expect(Object.keys(formsIn(written, 'items.count', 'ja'))).toEqual(['other', 'zero']);
    expect(written).not.toContain(
      '        "ja" : {\n          "stringUnit" : {\n            "state" : "translated",\n            "value" : "%lld 個"\n',
    );
  });

  it('gets variants and variables of a further language together, with what the variables count', () => {
    let more = addedText(project, 'export.progress', JA, { text: '%#@files@ %#@folders@' });
    more = addedText(more, 'export.progress_files', JA, { other: '%argファイル' });
    expect(difference(more).added).toEqual([]);
    more = addedText(more, 'export.progress_folders', JA, { other: '%argフォルダ' });
    const written = writeCatalogue(reading, more);
    expect(validate(written)).toEqual([]);
    expect(at(written, 'export.progress', 'localizations', 'ja', 'substitutions', 'folders')).toMatchObject({
      argNum: 2,
      formatSpecifier: 'lld',
      variations: { plural: { other: { stringUnit: { value: '%argフォルダ' } } } },
    });
    const devices = addedText(project, 'Tap to continue_device_other', PL, { text: 'Dotknij' });
    expect(at(writeCatalogue(reading, devices), 'Tap to continue', 'localizations', 'pl')).toEqual({
      variations: { device: { other: { stringUnit: { state: 'translated', value: 'Dotknij' } } } },
    });
  });

  it('loses the languages that are not exported, and the keys that are gone', () => {
    const japanese = JSON.parse(writeCatalogue(reading, project, { languageIds: [EN, JA] })) as Parsed;
    expect(Object.keys(japanese.strings['Settings']?.localizations ?? {})).toEqual(['ja']);
    expect(japanese.strings['Page 2']).toEqual({ localizations: {} });
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.filter(({ name }) => name !== 'Delete' && name !== 'Tap to continue_device_mac'),
    }));
    const written = writeCatalogue(reading, { ...project, groups });
    expect(validate(written)).toEqual([]);
    expect(written).not.toContain('"Delete"');
    expect(at(written, 'Tap to continue', 'localizations', 'ja', 'variations', 'device')).toHaveProperty(
      'other',
    );
    expect(written).not.toContain('Click to continue');
    expect(written).toContain('"About Orbit" : {\n      "shouldTranslate" : false\n    }');
  });

  it('gets new strings in the order of Xcode, marked as added by hand', () => {
    const values = [EN, PL].map((languageId) => ({
      name: `Page 3 in ${languageId}`,
      quantityString: null,
      status: 'modified' as const,
      languageId,
    }));
    const key = { name: 'Page 3', isPlural: false, description: 'A "page"', values };
    const taken = { ...key, name: 'About Orbit', description: '' };
    const groups = [...project.groups, { name: 'app', keys: [taken] }].map((group) =>
      group.name === 'common' ? { ...group, keys: [key, ...group.keys] } : group,
    );
    const written = writeCatalogue(reading, { ...project, groups });
    expect(validate(written)).toEqual([]);
    const names = Object.keys((JSON.parse(written) as Parsed).strings);
    expect(names.filter((name) => name.startsWith('Page'))).toEqual(['Page 2', 'Page 3', 'Page 10']);
    expect(names).toContain('app_About Orbit');
    expect(written).toContain(
      '    "Page 3" : {\n      "comment" : "A \\"page\\"",\n      "extractionState" : "manual",\n      "localizations" : {\n        "en" : {',
    );
  });

  it('takes a changed description for the comment, and loses an empty one', () => {
    const describe = (name: string, description: string): ExportProject => ({
      ...project,
      groups: project.groups.map((group) => ({
        ...group,
        keys: group.keys.map((key) => (key.name === name ? { ...key, description } : key)),
      })),
    });
    expect(difference(describe('Delete', 'x "y"'))).toEqual({
      added: ['"comment" : "x \\"y\\"",'],
      gone: ['"comment" : "Button that deletes a file",'],
    });
    expect(difference(describe('Delete', ''))).toEqual({
      added: [],
      gone: ['"comment" : "Button that deletes a file",'],
    });
    expect(difference(describe('Done', ''))).toMatchObject({ added: ['"comment" : ""'] });
  });
});

interface Parsed {
  strings: Record<string, { localizations?: Record<string, unknown> }>;
}

/** What stands at a path among the strings of a catalogue. */
const at = (source: string, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    (JSON.parse(source) as Parsed).strings,
  );

const formsIn = (source: string, name: string, language: string): object =>
  at(source, name, 'localizations', language, 'variations', 'plural') as object;
