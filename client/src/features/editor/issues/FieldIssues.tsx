import { lazily } from '../../../lib/lazily.js';

/** The issues of the text in a field, in a chunk of its own with the checks. */
export const FieldIssues = lazily(async () => (await import('./IssueList.js')).IssueList);
