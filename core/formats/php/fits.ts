import type { Fit } from '../model/file-format.js';

const OPENING = /^\s{0,999}<\?(?:php)?\s/i;
const RETURN = /(?:^|;[ \t]{0,99}|<\?php\s{1,99})return\s{0,99}(?:\[|array\s{0,99}\()/im;

/** PHP is a file that returns an array: methods of programs do so further to the right. */
export function fits(head: string): Fit | null {
  if (!OPENING.test(head)) return 'no';
  return RETURN.test(head) ? 'surely' : null;
}
