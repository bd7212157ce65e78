import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { csvDialect } from './csv-dialect.js';
import { keepCsv } from './kept-csv.js';
import { writeCsv } from './write.js';

export const csv: Codec = {
  kept: {
    read: keepCsv,
    path: (name) => pathOfKept(name, ''),
    dialect: (_source, style, _writing, written) => csvDialect(style, written),
  },
  // With a byte order mark, without which Excel takes the file for one in an older encoding.
  writeAll: (groups, languages) => ({
    path: 'translations.csv',
    text: writeCsv(groups, languages),
    encoding: 'utf-8',
    hasBom: true,
  }),
};
