import type { Fits } from '../model/file-format.js';
import { isXliff } from './markup/vocabulary.js';

export const fits: Fits = (head) => (isXliff(head) ? 'surely' : null);
