import { growing } from './growing.js';
import type { Dictionary } from './dictionary.js';
import login from './en-login.json' with { type: 'json' };

export const dictionary: Dictionary = {
  locale: 'en',
  ...growing(login, {
    editor: async () => (await import('./en-editor.json')).default,
    rest: async () => (await import('./en-rest.json')).default,
  }),
  // English is antd's default.
  antd: { locale: 'en' },
};
