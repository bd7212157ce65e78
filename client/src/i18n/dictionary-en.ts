import antd from 'antd/locale/en_US.js';

import type { Dictionary } from './dictionary.js';
import messages from './en.json' with { type: 'json' };

export const dictionary: Dictionary = { locale: 'en', messages, antd };
