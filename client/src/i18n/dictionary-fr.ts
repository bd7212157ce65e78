import antd from 'antd/locale/fr_FR.js';

import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import first from './fr.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'fr',
  ...growing(first, async () => (await import('./fr.json?rest', { with: { type: 'json' } })).default),
  antd,
};
