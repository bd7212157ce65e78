import { ACCOUNT } from './examples/account.js';
import { ARRIVING } from './examples/arriving.js';
import type { Example } from './examples/example.js';
import { KEYS } from './examples/keys.js';
import { LANGUAGES } from './examples/languages.js';
import { LEAVING } from './examples/leaving.js';
import { PAYMENTS } from './examples/payments.js';
import { PEOPLE } from './examples/people.js';
import { PROJECTS } from './examples/projects.js';
import { VALUES } from './examples/values.js';

export type { Example } from './examples/example.js';

/** A scenario of calls in executable order; a test runs it against the product. */
export const STORY: readonly Example[] = [
  ...ARRIVING,
  ...PROJECTS,
  ...LANGUAGES,
  ...KEYS,
  ...VALUES,
  ...PEOPLE,
  ...ACCOUNT,
  ...LEAVING,
];

/** A scenario with billing enabled. */
export const PAYMENT_STORY = PAYMENTS;

/** The description of the API shows the first success of each call. */
export const EXAMPLES: readonly Example[] = [...STORY, ...PAYMENT_STORY];
