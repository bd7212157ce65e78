import { refusalOf } from './file-rules.js';

describe('the files of one import', () => {
  it.each<[string, ReturnType<typeof refusalOf>]>([
    ['a.json', null],
    ['a.txt', null],
    ['a.strings a.stringsdict', null],
    ['a.stringsdict a.strings', null],
    ['a.xml b.json', 'imports.xml_file_expected'],
    ['a.strings b.strings', 'imports.stringsdict_file_expected'],
    ['a.strings b.json', 'imports.stringsdict_file_expected'],
    ['a.stringsdict b.json', 'imports.strings_file_expected'],
    ['a.json b.json', 'form.max_files'],
    ['a.strings a.stringsdict b.xml', 'form.max_files'],
  ])('%s: %s', (names, refusal) => expect(refusalOf(names.split(' '))).toBe(refusal));
});
