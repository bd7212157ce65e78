import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import login from './en.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'en',
  ...growing(login, {
    editor: async () => (await import('./en.json?editor', { with: { type: 'json' } })).default,
    rest: async () => (await import('./en.json?rest', { with: { type: 'json' } })).default,
  }),
  // antd speaks English by itself.
  antd: { locale: 'en' },
};
