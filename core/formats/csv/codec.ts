import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { csvDialect } from './csv-dialect.js';
import { delimiterOf } from './delimiter.js';
import { keepCsv } from './kept-csv.js';
import { writeCsv } from './write.js';

export const csv: Codec = {
  kept: {
    read: keepCsv,
    path: (name) => pathOfKept(name, ''),
    dialect: (_source, style, _writing, written) => csvDialect(style, written),
  },
  fits: (head) => {
    if (/^\s*[<{[]/.test(head)) return 'no';
    const delimiter = delimiterOf(head);
    if (delimiter === null) return null;
    // Bars stand in the texts of other formats, too, between the forms of a plural.
    return delimiter === '|' ? 'maybe' : 'surely';
  },
  // With a byte order mark, without which Excel takes the file for one in an older encoding.
  writeAll: (groups, languages) => ({
    path: 'translations.csv',
    text: writeCsv(groups, languages),
    encoding: 'utf-8',
    hasBom: true,
  }),
};
