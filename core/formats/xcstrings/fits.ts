import type { Fits } from '../model/file-format.js';

/** Only a catalogue has both; the beginning of it is enough. */
const HEAD =
  /^\s{0,100}\{[^{]{0,2000}"sourceLanguage"\s{0,20}:\s{0,20}"[^{]{0,2000}"strings"\s{0,20}:\s{0,20}\{/;

export const fits: Fits = (head) => (HEAD.test(head) ? 'surely' : 'no');
