import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { keepXcstrings } from './kept-xcstrings.js';
import { writeXcstrings } from './write-xcstrings.js';
import { xcstringsDialect } from './xcstrings-dialect.js';

/** Only a catalogue has both; the beginning of it is enough. */
const HEAD =
  /^\s{0,100}\{[^{]{0,2000}"sourceLanguage"\s{0,20}:\s{0,20}"[^{]{0,2000}"strings"\s{0,20}:\s{0,20}\{/;

export const xcstrings: Codec = {
  kept: { read: keepXcstrings, path: (name) => pathOfKept(name, ''), dialect: xcstringsDialect },
  fits: (head) => (HEAD.test(head) ? 'surely' : 'no'),
  writeAll: (groups, languages) => ({
    path: 'Localizable.xcstrings',
    text: writeXcstrings(groups, languages),
  }),
};
