import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { fileStem } from '../naming/language-code.js';
import { inLineEnds } from '../layout/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { blankStrings, blankStringsdict } from './blank.js';
import { keepStringsdict } from './kept-plist.js';
import { keepStrings } from './kept-strings.js';
import { plistDialect } from './plist-dialect.js';
import { stringsDialectOf } from './strings-dialect.js';

const pathOf = (name: string, code: string): string => pathOfKept(name, `${fileStem(code)}.lproj/`);

export const strings: Codec = {
  read: keepStrings,
  blank: blankStrings,
  path: pathOf,
  takes: ({ isPlural }) => !isPlural,
  dialect: inLineEnds(stringsDialectOf),
};

/** Holds the plurals that belong to a `.strings` file. */
export const stringsdict: Codec = {
  read: keepStringsdict,
  blank: blankStringsdict,
  path: pathOf,
  takes: ({ isPlural }) => isPlural,
  dialect: inLineEnds(plistDialect),
  // XML cannot contain control characters, U+FFFE and U+FFFF (docs/formats.md, 10.6).
  replacesIn: ({ isPlural, name, texts }) => isPlural && [name, ...texts].some((text) => !isXmlText(text)),
};
