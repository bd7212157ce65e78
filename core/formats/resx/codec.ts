import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { inLineEnds } from '../profile/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { keepResx } from './kept-resx.js';
import { resxDialect } from './resx-dialect.js';
import { writeResx } from './write.js';

export const resx: Codec = {
  kept: {
    read: keepResx,
    path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
    dialect: inLineEnds(resxDialect),
  },
  write: (groups, code, writing) => ({ path: `Resources.${code}.resx`, text: writeResx(groups, writing) }),
  // XML holds neither control characters nor U+FFFE and U+FFFF.
  replacesIn: ({ name, texts }) => [name, ...texts].some((text) => !isXmlText(text)),
};
