import '#core/formats/all-codecs.js';

import { strToU8 } from 'fflate';

import { runSteps } from '../../steps.js';
import { readFileDocuments } from './read-file.js';

/** Documents with two texts whose names join to one, and the first language has both: `a.b_c` and `a.b.c`. */
const FILES = [
  [
    'json',
    '{ "menu": { "file_new": "New file", "file": { "new": "New ones" } } }',
    '{ "menu": { "file": { "new": "Nouveaux" } } }',
  ],
  ['yml', 'menu:\n  file_new: New file\n  file:\n    new: New ones\n', 'menu:\n  file:\n    new: Nouveaux\n'],
  [
    'php',
    "<?php return ['menu' => ['file_new' => 'New file', 'file' => ['new' => 'New ones']]];\n",
    "<?php return ['menu' => ['file' => ['new' => 'Nouveaux']]];\n",
  ],
] as const;

/** The names of the keys of each document, with their texts. */
const read = (extension: string, ...texts: readonly string[]): [string, string | undefined][][] => {
  const documents = texts.map((text, index) => {
    const language = ['en', 'fr', 'de'][index] ?? '';
    const path = `app/${language}.${extension}`;
    return { path, file: `app/{language}.${extension}`, language, bytes: strToU8(text) };
  });
  return runSteps(readFileDocuments(documents, { pluralMode: 'cldr' })).map(({ groups, warnings }) => {
    expect(warnings.map(({ reason }) => reason)).not.toContain('imports.duplicate_key');
    return groups.flatMap(({ keys }) =>
      keys.map(({ name, values }): [string, string | undefined] => [name, values.at(-1)?.name]),
    );
  });
};

describe('names that join to one', () => {
  it.each(FILES)('are those of the base document in a document that has only one of them: %s', (...file) => {
    const [extension, base, other] = file;
    expect(read(extension, base, other)).toEqual([
      [
        ['file_new', 'New file'],
        ['file_new_2', 'New ones'],
      ],
      [['file_new_2', 'Nouveaux']],
    ]);
  });

  it('are found by those that only another document has, too', () => {
    expect(
      read('json', '{ "a": { "b": { "c": "1" } } }', '{ "a": { "b_c": "2", "b": { "c": "3" } } }'),
    ).toEqual([
      [['b_c', '1']],
      [
        ['b_c_2', '2'],
        ['b_c', '3'],
      ],
    ]);
  });

  it('are one key where a document has a text in the place of a plural', () => {
    const plural = '{ "files_one": "a file", "files_other": "{{count}} files" }';
    expect(read('json', plural, '{ "files": "fichiers" }', plural)).toEqual([
      [['files', '{{count}} files']],
      [['files', 'fichiers']],
      [['files', '{{count}} files']],
    ]);
  });

  it('are two where a document has both', () => {
    const both = '{ "files": "Files", "files_one": "a file", "files_other": "{{count}} files" }';
    expect(read('json', '{ "files": "Files" }', both)).toEqual([
      [['files', 'Files']],
      [
        ['files', 'Files'],
        ['files_2', '{{count}} files'],
      ],
    ]);
  });
});
