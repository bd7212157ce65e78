import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { Malformed } from '../malformed.js';
import { unpack } from './archive.js';
import { keepXlsx } from './kept-xlsx.js';
import { pack } from './pack.js';
import { writeXlsx } from './write.js';
import { xlsxDialect } from './xlsx-dialect.js';
import { zipEntries } from './zip-directory.js';

export const xlsx: Codec = {
  kept: {
    read: keepXlsx,
    path: (name) => pathOfKept(name, ''),
    dialect: (_source, style, _writing, written) => xlsxDialect(style, written),
  },
  binary: { unpack, pack },
  fits: (head, bytes) => (head.startsWith('PK') && isWorkbook(bytes) ? 'surely' : 'no'),
  writeAll: (groups, languages) => ({ path: 'translations.xlsx', ...writeXlsx(groups, languages) }),
};

function isWorkbook(bytes: Uint8Array): boolean {
  try {
    return zipEntries(bytes).some(({ name }) => name.startsWith('xl/'));
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}
