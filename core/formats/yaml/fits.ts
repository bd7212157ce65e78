import type { Fit } from '../fit.js';
import { beginsWithLanguage } from './language-root.js';

export const fitsYaml = (head: string): Fit | null => (beginsWithLanguage(head) ? 'surely' : null);
