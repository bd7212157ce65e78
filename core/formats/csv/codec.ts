import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { blankCsv } from './blank.js';
import { csvDialect } from './csv-dialect.js';
import { keepCsv } from './kept-csv.js';
import { CSV_CHECKS } from './style.js';
import type { CsvStyle } from './style.js';

export const csv: Codec<CsvStyle> = {
  read: keepCsv,
  blank: blankCsv,
  path: (name) => pathOfKept(name, ''),
  dialect: (_source, style, _writing, written) => csvDialect(style, written),
  ownStyle: CSV_CHECKS,
};
