import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { arbDialect } from './arb-dialect.js';
import { keepArb } from './kept-arb.js';
import { arbLocale, withLocale } from './locale.js';
import { writeArb } from './write.js';

export const arb: Codec = {
  kept: {
    read: keepArb,
    path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${arbLocale(of)}`),
    withLanguage: withLocale,
    dialect: (_, style, writing) => arbDialect(style, writing),
  },
  write: (groups, code, writing) => ({
    path: `app_${arbLocale(code)}.arb`,
    text: writeArb(groups, code, writing),
  }),
};
