import type { CallName } from '#core/api/calls.js';

import { WRITES_OF_CONTENT } from './of-content.js';
import { MEMBERS } from './of-members.js';
import type { Write } from './write.js';

/** Every call that changes a project or its members, with the expected history or audit log. */
export const WRITES: Partial<Record<CallName, Write>> = { ...WRITES_OF_CONTENT, ...MEMBERS };
