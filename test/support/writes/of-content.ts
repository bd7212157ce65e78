import type { CallName } from '#core/api/calls.js';

import { BULK } from './in-bulk.js';
import { FILES } from './of-files.js';
import { KEYS } from './of-keys.js';
import { LANGUAGES } from './of-languages.js';
import { PROJECTS } from './of-projects.js';
import { VALUES } from './of-values.js';
import type { Write } from './write.js';

/** Calls that change the content of a project, with the expected history. */
export const WRITES_OF_CONTENT: Partial<Record<CallName, Write>> = {
  ...PROJECTS,
  ...LANGUAGES,
  ...FILES,
  ...KEYS,
  ...VALUES,
  ...BULK,
};
