import { inLineEnds } from '../layout/line-ends.js';
import type { Codec } from '../model/codec.js';
import { pathInFolder } from '../naming/file-names.js';
import { blankPhp } from './blank.js';
import { keepPhp } from './kept-php.js';
import { phpDialect } from './php-dialect.js';
import { fitsPipes } from '../plurals/laravel-pipes.js';
import { PHP_CHECKS } from './style.js';
import type { PhpStyle } from './style.js';

export const php: Codec<PhpStyle> = {
  read: keepPhp,
  blank: blankPhp,
  path: pathInFolder,
  dialect: inLineEnds((_, style, writing) => phpDialect(style, writing)),
  replacesIn: ({ isPlural, texts }) => isPlural && !texts.every(fitsPipes),
  ownStyle: PHP_CHECKS,
};
