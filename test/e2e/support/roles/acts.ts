import type { Act } from './act.js';
import { AMONG_USERS } from './among-users.js';
import { IN_EDITOR } from './in-editor.js';

export const ACTS: readonly Act[] = [...IN_EDITOR, ...AMONG_USERS];
