import { chooseFiles } from './files.js';
import type { ImportFile } from './files.js';
import type { Platform } from '../naming/platforms.js';

const bytes = new Uint8Array();
const named = (...names: string[]): ImportFile[] => names.map((name) => ({ name, bytes }));

describe('the files of one import', () => {
  it.each([
    [['fr.json'], undefined],
    [['STRINGS.XML'], undefined],
    [['Localizable.strings'], 'ios'],
    [['a.stringsdict'], 'ios'],
    [['a.strings', 'b.stringsdict'], undefined],
    [['my.old.strings.xml'], 'android'],
  ] as [string[], Platform | undefined][])('may be %j', (names, platform) => {
    expect(chooseFiles(named(...names), platform)).toMatchObject(names.map((name) => ({ name })));
  });

  it('are read with the singular texts of iOS first, in whatever order they were chosen', () => {
    expect(chooseFiles(named('b.stringsdict', 'a.strings'))).toMatchObject([
      { format: { id: 'strings' } },
      { format: { id: 'stringsdict' } },
    ]);
  });

  it.each([
    [['notes.txt'], undefined, 'json_expected_content', 'notes.txt'],
    [['README'], undefined, 'json_expected_content', 'README'],
    [['fr.json'], 'android', 'xml_file_expected', 'fr.json'],
    [['fr.json'], 'ios', 'strings_file_expected', 'fr.json'],
    [['strings.xml'], 'web', 'json_expected_content', 'strings.xml'],
    [['notes.txt'], 'ios', 'strings_file_expected', 'notes.txt'],
    [['a.strings', 'b.strings'], undefined, 'stringsdict_file_expected', 'b.strings'],
    [['a.strings', 'b.strings'], 'ios', 'stringsdict_file_expected', 'b.strings'],
    [['a.strings', 'b.xml'], undefined, 'stringsdict_file_expected', 'b.xml'],
    [['a.stringsdict', 'b.stringsdict'], undefined, 'strings_file_expected', 'b.stringsdict'],
    [['a.strings', 'b.stringsdict', 'c.strings'], undefined, 'stringsdict_file_expected', 'c.strings'],
    [['a.xml', 'b.json'], undefined, 'xml_file_expected', 'b.json'],
    [['a.json', 'b.json'], 'web', 'json_expected_content', 'b.json'],
    [['a.json', 'b.strings'], undefined, 'json_expected_content', 'b.strings'],
    [['a.xml', 'b.xml'], 'android', 'xml_file_expected', 'b.xml'],
    [[], 'ios', 'strings_file_expected', undefined],
  ] as [string[], Platform | undefined, string, string | undefined][])(
    'may not be %j for %s: %s',
    (names, platform, reason, file) => {
      expect(chooseFiles(named(...names), platform)).toEqual({
        reason: `imports.${reason}`,
        color: 'red',
        ...(file && { file }),
      });
    },
  );
});
