import { ACCOUNTS } from './variables/accounts.js';
import { DATABASE } from './variables/database.js';
import { USE_LIMITS } from './variables/limits.js';
import { PAYMENTS } from './variables/payments.js';
import { REQUESTS } from './variables/requests.js';
import { SERVING } from './variables/serving.js';

/**
 * Everything the environment can say to Motley. A variable that is not here does not exist: a name that looks like
 * one of these and is none stops the start.
 */
export const VARIABLES = {
  ...SERVING,
  ...DATABASE,
  ...ACCOUNTS,
  ...USE_LIMITS,
  ...PAYMENTS,
  ...REQUESTS,
} as const;
