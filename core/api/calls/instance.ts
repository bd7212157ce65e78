import type { Calls } from './call.js';

export const INSTANCE_CALLS = {
  readConfig: { method: 'GET', path: '/config', access: 'public', success: 200, tokens: 'refused' },
} as const satisfies Calls;
