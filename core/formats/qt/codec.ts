import { inLineEnds } from '../layout/line-ends.js';
import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { blankTs } from './blank.js';
import { isWritable } from './content.js';
import { inLanguage, qtLocale } from './in-language.js';
import { qtForms } from './numerus.js';
import { keepTs } from './kept-ts.js';
import { qtDialect } from './qt-dialect.js';
import { QT_CHECKS, TEXT_CHECKS } from './style.js';
import type { QtStyle } from './style.js';

export const qt: Codec<QtStyle> = {
  read: keepTs,
  blank: blankTs,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${qtLocale(of)}`),
  inLanguage,
  dialect: inLineEnds(qtDialect),
  tellsEmpty: true,
  replacesIn: ({ name, texts }) => ![name, ...texts].every(isWritable),
  ownStyle: QT_CHECKS,
  ownText: TEXT_CHECKS,
  formsIn: qtForms,
};
