import type { Fits } from '../model/file-format.js';

/** Programs have the same extension. */
export const fits: Fits = (head) => (/<TS(?=[\s>])/.test(head.slice(0, HEAD)) ? 'surely' : 'no');

const HEAD = 2_000;
