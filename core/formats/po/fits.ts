import type { Fits } from '../model/file-format.js';

/** Both stand at the beginning of lines. */
const NAME = /^[ \t]{0,20}msgid[ \t]{0,20}"/m;
const TEXT = /^[ \t]{0,20}msgstr(?:\[0\])?[ \t]{0,20}"/m;

/** A message with its translation. */
export const fits: Fits = (head) => (NAME.test(head) && TEXT.test(head) ? 'surely' : null);
