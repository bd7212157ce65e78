import { fetchChecks } from '../../../project/checks/use-cell-findings.js';
import { lazily } from '../../../lib/lazily.js';

/** The findings of the text in a field, in a chunk of its own, loaded after the checks, which the cells need too. */
export const FieldFindings = lazily(async () => {
  // The checks of the cells also say whether errors block.
  fetchChecks();
  await import('../../../project/findings/cell-findings.js');
  return (await import('./FindingList.js')).FindingList;
});
