import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { arbDialect } from './arb-dialect.js';
import { blankArb } from './blank.js';
import { keepArb } from './kept-arb.js';
import { arbLocale, withLocale } from './locale.js';
import { ARB_CHECKS } from './style.js';
import type { ArbStyle } from './style.js';

export const arb: Codec<ArbStyle> = {
  read: keepArb,
  blank: blankArb,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${arbLocale(of)}`),
  withLanguage: withLocale,
  dialect: (_, style, writing) => arbDialect(style, writing),
  ownStyle: ARB_CHECKS,
};
