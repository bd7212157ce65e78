import type { FileFormat } from '../file-format.js';
import { withoutKeeping } from '../profile/without-keeping.js';
import { keepArb } from './kept-arb.js';
import { arbLocale } from './locale.js';
import { writeArb } from './write.js';

export const arb: FileFormat<'arb'> = {
  id: 'arb',
  platform: 'flutter',
  extensions: ['arb'],
  parseError: 'json_parse_error',
  expectedBeside: 'arb_file_expected',
  read: withoutKeeping(keepArb),
  write: (groups, code, writing) => ({
    path: `app_${arbLocale(code)}.arb`,
    text: writeArb(groups, code, writing),
  }),
  fits: (name, head) => {
    const isObject = /^\s*\{/.test(head);
    if (isObject && (/\.arb$/i.test(name) || head.includes('"@@locale"'))) return 'surely';
    return isObject && /"@\w+"\s{0,10}:\s{0,10}\{/.test(head) ? 'maybe' : 'no';
  },
};
