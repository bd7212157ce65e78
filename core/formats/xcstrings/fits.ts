import type { Fit } from '../fit.js';

/** Only a catalogue has both; the beginning of it is enough. */
const HEAD =
  /^\s{0,100}\{[^{]{0,2000}"sourceLanguage"\s{0,20}:\s{0,20}"[^{]{0,2000}"strings"\s{0,20}:\s{0,20}\{/;

export const fitsXcstrings = (head: string): Fit => (HEAD.test(head) ? 'surely' : 'no');
