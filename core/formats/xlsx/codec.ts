import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { unpack } from './archive.js';
import { keepXlsx } from './kept-xlsx.js';
import { pack } from './pack.js';
import { writeXlsx } from './write.js';
import { xlsxDialect } from './xlsx-dialect.js';

export const xlsx: Codec = {
  kept: {
    read: keepXlsx,
    path: (name) => pathOfKept(name, ''),
    dialect: (_source, style, _writing, written) => xlsxDialect(style, written),
  },
  binary: { unpack, pack },
  writeAll: (groups, languages) => ({ path: 'translations.xlsx', ...writeXlsx(groups, languages) }),
};
