import type { Fit } from '../fit.js';

/** Headers or data below the root. */
export const fitsResx = (head: string): Fit | null =>
  /<root[\s>]/.test(head) && /<(?:resheader|data)\s/.test(head) ? 'surely' : null;
