import type { ValueTable } from '../store/value-table.js';

/** Up to this number of texts, the page searches them itself: that is faster than asking a worker, and is not felt. */
const FEW = 2_000;

export const hasFewTexts = ({ length }: ValueTable): boolean => length <= FEW;
