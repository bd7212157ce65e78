import { lazily } from '../../../lib/lazily.js';

/** The issues of the text in a field, in a chunk of its own, after that of the checks, which the cells load too. */
export const FieldIssues = lazily(async () => {
  await import('../../../project/issues/cell-issues.js');
  return (await import('./IssueList.js')).IssueList;
});
