import antd from 'antd/locale/fr_FR.js';
import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import login from './fr-login.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'fr',
  ...growing(login, {
    editor: async () => (await import('./fr-editor.json')).default,
    rest: async () => (await import('./fr-rest.json')).default,
  }),
  antd,
};
