import { strToU8 } from 'fflate';

import { detectFormat } from './detect-format.js';
import { readFiles } from '../index.js';

const detect = (name: string, text: string) => {
  const { format, candidates } = detectFormat({ name, bytes: strToU8(text) });
  return [format?.id ?? null, ...candidates.map(({ id }) => id)];
};

describe('the format of a file', () => {
  it.each([
    ['fr.json', '{}', 'json'],
    ['FR.JSON', 'no JSON at all', 'json'],
    ['strings.xml', '', 'xml'],
    ['a.csv', 'no header', 'csv'],
    ['fr.xlf', 'no XML at all', 'xliff'],
    ['notes.txt', 'hello', null],
  ])('of %s is the one of its name where the content leaves it open', (name, text, id) => {
    expect(detect(name, text)).toEqual([id]);
  });
});

describe('a file of another program', () => {
  it.each([
    ['en-GB.ini', '; menu\n[menu]\nOPEN="Open"'],
    ['words.py', 'OPEN = "Open"'],
    ['words.js', 'const open = "Open";'],
    ['fr.ts', 'export const open = "Ouvrir";'],
    ['en.toml', 'open = "Open"'],
  ])('is no Java properties: %s', (name, text) => expect(detect(name, text)).toEqual([null]));

  it('is what its content surely is', () => {
    expect(detect('words.py', 'msgid "a"\nmsgstr "b"')).toEqual(['po']);
  });
});

describe('a table', () => {
  it.each(['texts.csv', 'texts.txt', 'texts.tsv', 'texts.properties'])(
    'is one by its header, called %s',
    (name) => {
      expect(detect(name, 'key\tEnglish\tfr\na\tA\tÄ')).toEqual(['csv']);
    },
  );

  it('with bars is one unless its name says something else', () => {
    const table = ' | ne | one | other\na | b | c | d';
    expect(detect('notes.txt', table)).toEqual(['csv']);
    expect(detect('texts.csv', table)).toEqual(['csv']);
    expect(detect('ar.json', table)).toEqual(['json']);
  });

  it('is none without languages', () => {
    expect(detect('notes.txt', 'key,number\na,1')).toEqual([null]);
  });
});

describe('an XLIFF document', () => {
  it.each(['fr.xliff', 'messages.xlf', 'strings.xml', 'notes.txt'])('is one, called %s', (name) => {
    const head =
      '<?xml version="1.0"?>\n<!-- <resources> -->\n<!DOCTYPE x>\n<x:xliff xmlns:x="u" version="2.0">';
    expect(detect(name, head)).toEqual(['xliff']);
  });

  it('is none where its namespace is used for something else', () => {
    const head = '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><xliff:g id="a">';
    expect(detect('strings.xml', head)).toEqual(['xml']);
  });
});

describe('a string catalogue', () => {
  const catalogue = '{\n  "sourceLanguage" : "en",\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}';

  it.each(['Localizable.xcstrings', 'catalogue.json', 'notes.txt', 'catalogue'])(
    'is one, called %s',
    (name) => {
      expect(detect(name, catalogue)).toEqual(['xcstrings']);
    },
  );

  it('is read as JSON where its owner says so', () => {
    const file = { name: 'a.json', bytes: strToU8(catalogue) };
    expect(readFiles([file], { keep: true }).profile.files[0]?.format).toBe('xcstrings');
    expect(readFiles([{ ...file, format: 'json' }], { keep: true }).profile.files[0]?.format).toBe('json');
  });

  it('keeps a name that says its format', () => {
    const { profile } = readFiles([{ name: 'notes.txt', bytes: strToU8(catalogue) }], { keep: true });
    expect(profile.files[0]?.name).toBe('notes.txt.xcstrings');
  });

  it('that is broken is named by its extension', () => {
    expect(detect('a.xcstrings', '{')).toEqual(['xcstrings']);
  });
});
