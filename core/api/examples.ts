import { accountExamples } from './examples/account.js';
import { authExamples } from './examples/auth.js';
import { checkExamples } from './examples/checks.js';
import type { Example } from './examples/example.js';
import { keyExamples } from './examples/keys.js';
import { languageExamples } from './examples/languages.js';
import { removalExamples } from './examples/removal.js';
import { paymentExamples } from './examples/payments.js';
import { memberExamples } from './examples/members.js';
import { projectExamples } from './examples/projects.js';
import { valueExamples } from './examples/values.js';

export type { Example } from './examples/example.js';

/** A scenario of calls in executable order; a test runs it against the product. */
export const SCENARIO: readonly Example[] = [
  ...authExamples,
  ...projectExamples,
  ...languageExamples,
  ...keyExamples,
  ...valueExamples,
  ...checkExamples,
  ...memberExamples,
  ...accountExamples,
  ...removalExamples,
];

/** A scenario with billing enabled. */
export const PAYMENT_SCENARIO = paymentExamples;

/** The description of the API shows the first success of each call. */
export const EXAMPLES: readonly Example[] = [...SCENARIO, ...PAYMENT_SCENARIO];
