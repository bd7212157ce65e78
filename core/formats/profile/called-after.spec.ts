import '../all-codecs.js';

import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { calledAfter } from './rename-keys.js';

const unit = (value: string): object => ({ stringUnit: { state: 'translated', value } });

const plural = (one: string, other: string): object => ({
  variations: { plural: { one: unit(one), other: unit(other) } },
});

const variables = { files: plural('%arg file', '%arg files'), copied: plural('%arg copy', '%arg copies') };

const CATALOGUE = JSON.stringify({
  sourceLanguage: 'en',
  strings: {
    copied: {
      localizations: {
        de: { ...unit('%#@copied@: %#@files@'), substitutions: variables },
        en: { ...unit('%#@copied@ of %#@files@'), substitutions: variables },
      },
    },
    copied_all: {
      localizations: { en: { variations: { device: { mac: unit('Click'), other: unit('Tap') } } } },
    },
    copied_files: { localizations: { en: unit('Copied files') } },
    copied_none: { localizations: { en: unit('Nothing') } },
  },
  version: '1.0',
});

const variable = (name: string): string =>
  `<key>${name}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>` +
  `<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d one</string>` +
  `<key>other</key><string>%d many</string></dict>`;

const entry = (name: string, format: string): string =>
  `<key>${name}</key><dict><key>NSStringLocalizedFormatKey</key><string>${format}</string>` +
  `${variable('files')}${variable('folders')}</dict>`;

const STRINGSDICT =
  '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>' +
  `${entry('copied', 'Copied %#@files@ in %#@folders@')}${entry('copied_all', 'All: %#@files@, %#@folders@')}` +
  '</dict></plist>\n';

function namesAfter(file: string, text: string, key: string): [string, string][] {
  const { profile } = readFiles([{ name: file, bytes: strToU8(text) }], { pluralMode: 'cldr', keep: true });
  const [read] = profile.files;
  const names = read?.keys.map(([, name]) => name) ?? [];
  return read
    ? calledAfter(read, names.indexOf(key)).map(({ index, suffix }) => [names[index] ?? '', suffix])
    : [];
}

describe('calledAfter', () => {
  it('finds the variables of a sentence of a catalogue, and no string that only begins like it', () => {
    const found = namesAfter('Localizable.xcstrings', CATALOGUE, 'copied');
    expect(found.toSorted()).toEqual([
      ['copied_copied', '_copied'],
      ['copied_files_2', '_files_2'],
    ]);
  });

  it('finds the variables of an entry of a stringsdict', () => {
    expect(namesAfter('Localizable.stringsdict', STRINGSDICT, 'copied').toSorted()).toEqual([
      ['copied_files', '_files'],
      ['copied_folders', '_folders'],
    ]);
  });

  it.each([
    ['a variable', 'copied_copied'],
    ['a string without variables', 'copied_none'],
    ['a name that is none of the file', 'nothing'],
  ])('finds nothing for %s', (_, key) => {
    expect(namesAfter('Localizable.xcstrings', CATALOGUE, key)).toEqual([]);
  });

  it('finds nothing in other formats, where nothing stands in the entry of a text', () => {
    const json = '{ "menu": { "file": "File", "file_names": ["a", "b"] } }';
    expect(namesAfter('en.json', json, 'file')).toEqual([]);
  });
});
