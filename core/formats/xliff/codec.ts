import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { inLineEnds } from '../layout/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { blankXliff } from './blank.js';
import { inLanguage } from './in-language.js';
import { keepXliff } from './kept-xliff.js';
import { XLIFF_CHECKS } from './style.js';
import type { XliffStyle } from './style.js';
import { withTarget } from './with-language.js';
import { xliffDialect } from './xliff-dialect.js';

export const xliff: Codec<XliffStyle> = {
  read: keepXliff,
  blank: blankXliff,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
  inLanguage,
  withLanguage: withTarget,
  dialect: inLineEnds(xliffDialect),
  // XML holds neither control characters nor U+FFFE and U+FFFF.
  replacesIn: ({ name, texts }) => [name, ...texts].some((text) => !isXmlText(text)),
  ownStyle: XLIFF_CHECKS,
};
