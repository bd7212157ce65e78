import type { Fits } from '../model/file-format.js';
import { beginsWithLanguage } from './language-root.js';

export const fits: Fits = (head) => (beginsWithLanguage(head) ? 'surely' : null);
