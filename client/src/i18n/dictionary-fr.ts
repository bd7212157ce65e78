import antd from 'antd/locale/fr_FR.js';

import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import login from './fr.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'fr',
  ...growing(login, {
    editor: async () => (await import('./fr.json?editor', { with: { type: 'json' } })).default,
    rest: async () => (await import('./fr.json?rest', { with: { type: 'json' } })).default,
  }),
  antd,
};
