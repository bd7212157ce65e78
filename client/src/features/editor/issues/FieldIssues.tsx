import { fetchChecks } from '../../../project/issues/use-cell-issues.js';
import { lazily } from '../../../lib/lazily.js';

/** The issues of the text in a field, in a chunk of its own, after that of the checks, which the cells load too. */
export const FieldIssues = lazily(async () => {
  // Those of the cells say whether errors block.
  fetchChecks();
  await import('../../../project/issues/cell-issues.js');
  return (await import('./IssueList.js')).IssueList;
});
