import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { keepXcstrings } from './kept-xcstrings.js';
import { writeXcstrings } from './write-xcstrings.js';
import { xcstringsDialect } from './xcstrings-dialect.js';

export const xcstrings: Codec = {
  kept: { read: keepXcstrings, path: (name) => pathOfKept(name, ''), dialect: xcstringsDialect },
  writeAll: (groups, languages) => ({
    path: 'Localizable.xcstrings',
    text: writeXcstrings(groups, languages),
  }),
};
