import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { inLineEnds } from '../layout/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { blankResx } from './blank.js';
import { keepResx } from './kept-resx.js';
import { resxDialect } from './resx-dialect.js';

export const resx: Codec = {
  read: keepResx,
  blank: blankResx,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
  dialect: inLineEnds(resxDialect),
  // XML holds neither control characters nor U+FFFE and U+FFFF.
  replacesIn: ({ name, texts }) => [name, ...texts].some((text) => !isXmlText(text)),
};
