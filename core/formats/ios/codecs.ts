import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { fileStem } from '../language-code.js';
import { inLineEnds } from '../profile/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { keepStringsdict } from './kept-plist.js';
import { keepStrings } from './kept-strings.js';
import { plistDialect } from './plist-dialect.js';
import { readStrings } from './read-strings.js';
import { readStringsdict } from './read-stringsdict.js';
import { stringsDialectOf } from './strings-dialect.js';
import { writeStrings } from './write-strings.js';
import { writeStringsdict } from './write-stringsdict.js';

const folderOf = (code: string): string => `${fileStem(code)}.lproj/`;

const pathOf = (name: string, code: string): string => pathOfKept(name, folderOf(code));

export const strings: Codec = {
  kept: {
    read: keepStrings,
    path: pathOf,
    takes: ({ isPlural }) => !isPlural,
    dialect: inLineEnds(stringsDialectOf),
  },
  read: readStrings,
  write: (groups, code) => ({ path: `${folderOf(code)}Localizable.strings`, text: writeStrings(groups) }),
};

/** The plurals of a `.strings` file. */
export const stringsdict: Codec = {
  kept: {
    read: keepStringsdict,
    path: pathOf,
    takes: ({ isPlural }) => isPlural,
    dialect: inLineEnds(plistDialect),
  },
  read: readStringsdict,
  write: (groups, code) => {
    const text = writeStringsdict(groups);
    return text === null ? null : { path: `${folderOf(code)}Localizable.stringsdict`, text };
  },
  // XML holds neither control characters nor U+FFFE and U+FFFF (docs/formats.md, 10.6).
  replacesIn: ({ isPlural, name, texts }) => isPlural && [name, ...texts].some((text) => !isXmlText(text)),
};
