import type { Dictionary } from './dictionary.js';
import messages from './en.json' with { type: 'json' };

// antd speaks English by itself.
export const dictionary: Dictionary = { locale: 'en', messages, antd: { locale: 'en' } };
