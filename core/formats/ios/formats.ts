import type { FileFormat } from '../file-format.js';
import { fileStem } from '../language-code.js';
import { isXmlText } from '../xml/write.js';
import { readStrings } from './read-strings.js';
import { readStringsdict } from './read-stringsdict.js';
import { writeStrings } from './write-strings.js';
import { writeStringsdict } from './write-stringsdict.js';

const pathOf = (code: string, extension: string): string =>
  `${fileStem(code)}.lproj/Localizable.${extension}`;

export const strings: FileFormat<'strings'> = {
  id: 'strings',
  platform: 'ios',
  extensions: ['strings'],
  parseError: 'reading_file_error',
  expectedBeside: 'stringsdict_file_expected',
  companion: 'stringsdict',
  read: readStrings,
  write: (groups, code) => ({ path: pathOf(code, 'strings'), text: writeStrings(groups) }),
};

/** The plurals of a `.strings` file. */
export const stringsdict: FileFormat<'stringsdict'> = {
  id: 'stringsdict',
  platform: 'ios',
  extensions: ['stringsdict'],
  parseError: 'stringsdict_parse_error',
  expectedBeside: 'strings_file_expected',
  companion: 'strings',
  read: readStringsdict,
  write: (groups, code) => {
    const text = writeStringsdict(groups);
    return text === null ? null : { path: pathOf(code, 'stringsdict'), text };
  },
  // XML holds neither control characters nor U+FFFE and U+FFFF (docs/formats.md, 10.6).
  replacesIn: ({ isPlural, name, texts }) => isPlural && [name, ...texts].some((text) => !isXmlText(text)),
};
