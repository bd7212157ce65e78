import type { Fit } from '../fit.js';
import { isXliff } from './vocabulary.js';

export const fitsXliff = (head: string): Fit | null => (isXliff(head) ? 'surely' : null);
