import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { inLineEnds } from '../profile/line-ends.js';
import { isXmlText } from '../xml/write.js';
import { keepXliff } from './kept-xliff.js';
import { withTarget } from './with-language.js';
import { writeXliff } from './write-xliff.js';
import { xliffDialect } from './xliff-dialect.js';

export const xliff: Codec = {
  kept: {
    read: keepXliff,
    path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
    withLanguage: withTarget,
    dialect: inLineEnds(xliffDialect),
  },
  writeAll: (groups, languages, _writing, { xliffVersion }) => {
    const { code = '' } = languages.find(({ isSource }) => !isSource) ?? languages[0] ?? {};
    return { path: `${code}.xliff`, text: writeXliff(groups, languages, xliffVersion ?? '1.2') };
  },
  // XML holds neither control characters nor U+FFFE and U+FFFF.
  replacesIn: ({ name, texts }) => [name, ...texts].some((text) => !isXmlText(text)),
};
