import { accountExamples } from './account.js';
import { authExamples } from './auth.js';
import { checkExamples } from './checks.js';
import type { Example } from './example.js';
import { keyExamples } from './keys.js';
import { languageExamples } from './languages.js';
import { removalExamples } from './removal.js';
import { paymentExamples } from './payments.js';
import { memberExamples } from './members.js';
import { projectExamples } from './projects.js';
import { valueExamples } from './values.js';

export type { Example } from './example.js';

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
