import { ACCOUNTS } from './variables/accounts.js';
import { DATABASE } from './variables/database.js';
import { USE_LIMITS } from './variables/limits.js';
import { PAYMENTS } from './variables/payments.js';
import { REQUESTS } from './variables/requests.js';
import { SERVING } from './variables/serving.js';

/** All environment variables of Motley. An unknown variable whose name resembles one of these stops the start. */
export const VARIABLES = {
  ...SERVING,
  ...DATABASE,
  ...ACCOUNTS,
  ...USE_LIMITS,
  ...PAYMENTS,
  ...REQUESTS,
} as const;
