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

/** One story told in calls, in the order in which they can be made: a test tells it to a running product. */
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

/** Another, told where payments are taken. */
export const PAYMENT_STORY = PAYMENTS;

/** The description of the API shows the first success of each call. */
export const EXAMPLES: readonly Example[] = [...STORY, ...PAYMENT_STORY];
