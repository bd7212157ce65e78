import antd from 'antd/locale/fr_FR.js';

import type { Dictionary } from './dictionary.js';
import messages from './fr.json' with { type: 'json' };

export const dictionary: Dictionary = { locale: 'fr', messages, antd };
