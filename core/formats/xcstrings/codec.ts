import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { blankXcstrings } from './blank.js';
import { keepXcstrings } from './kept-xcstrings.js';
import { CATALOGUE_CHECKS } from './style.js';
import type { CatalogueStyle } from './style.js';
import { xcstringsDialect } from './xcstrings-dialect.js';

export const xcstrings: Codec<CatalogueStyle> = {
  read: keepXcstrings,
  blank: blankXcstrings,
  path: (name) => pathOfKept(name, ''),
  dialect: xcstringsDialect,
  ownStyle: CATALOGUE_CHECKS,
};
