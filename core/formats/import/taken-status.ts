import type { CatalogueValue, ReadStatus } from '../model/catalogue.js';
import type { ExistingValue, ImportTarget } from './import-plan-types.js';

/** A text of the catalogue, with the status that its file gives it. */
export type GivenText = Pick<CatalogueValue, 'name' | 'status'>;

type Choice = Pick<ImportTarget, 'applyStatuses'>;

/** The status of a new or changed text. An empty one is never validated. */
export const newStatus = (text: GivenText | null, { applyStatuses = false }: Choice): ReadStatus =>
  applyStatuses && text?.status === 'validated' && text.name !== '' ? 'validated' : 'modified';

/**
 * The status that a stored text gets from a file with the same text; null: it keeps its own. A file that has not
 * validated a text does not withdraw its rejection, which no file can express.
 */
export function reviewedStatus(
  { name, status = 'modified' }: Pick<ExistingValue, 'name' | 'status'>,
  given: GivenText,
  choice: Choice,
): ReadStatus | null {
  if (!choice.applyStatuses || given.status === undefined || name === '') return null;
  const isKept = given.status === status || (given.status === 'modified' && status === 'invalidated');
  return isKept ? null : given.status;
}
