import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { TABLE_CHECKS } from '../table/style.js';
import type { TableStyle } from '../table/style.js';
import { unpack } from './archive.js';
import { blankXlsx } from './blank.js';
import { keepXlsx } from './kept-xlsx.js';
import { pack } from './pack.js';
import { xlsxDialect } from './xlsx-dialect.js';

export const xlsx: Codec<TableStyle> = {
  read: keepXlsx,
  blank: blankXlsx,
  path: (name) => pathOfKept(name, ''),
  dialect: (_source, style, _writing, written) => xlsxDialect(style, written),
  binary: { unpack, pack },
  ownStyle: TABLE_CHECKS,
};
