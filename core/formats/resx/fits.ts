import type { Fits } from '../model/file-format.js';

/** Headers or data below the root. */
export const fits: Fits = (head) =>
  /<root[\s>]/.test(head) && /<(?:resheader|data)\s/.test(head) ? 'surely' : null;
