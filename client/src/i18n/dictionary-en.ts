import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import first from './en.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'en',
  ...growing(first, async () => (await import('./en.json?rest', { with: { type: 'json' } })).default),
  // antd speaks English by itself.
  antd: { locale: 'en' },
};
