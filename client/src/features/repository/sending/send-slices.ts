import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';
import type { ImportWarning } from '#core/formats/index.js';
import type { ContentSlice } from '#core/repository/content/slice-content.js';

import { http } from '../../../lib/api/http.js';
import { JsonText } from '../../../lib/http/json-text.js';
import type { SentInParts } from './use-sending.js';

/** What the server has saved of the slices so far. */
export interface SentSlices {
  /** The one of all slices; null: none was sent. */
  readonly changeSetId: number | null;
  readonly warnings: readonly ImportWarning[];
}

type Options = Pick<ApplyChanges, 'replaceExistingKeys' | 'replace' | 'applyStatuses' | 'obsolete'>;

/** Imports slices one after the other, as one change set; none after the import was cancelled. */
export async function sendSlices(
  projectId: number,
  slices: readonly ContentSlice[],
  options: Options,
  { isCancelled, onSaved, onSent }: SentInParts<SentSlices>,
): Promise<SentSlices> {
  const total = slices.reduce((sum, { keys }) => sum + keys, 0);
  let saved: SentSlices = { changeSetId: null, warnings: [] };
  let keys = 0;
  for (const [at, slice] of slices.entries()) {
    if (isCancelled()) break;
    const body = {
      ...options,
      languages: new JsonText(slice.languages),
      files: new JsonText(slice.files),
      hasMore: at < slices.length - 1,
      ...(saved.changeSetId !== null && { changeSetId: saved.changeSetId }),
    };
    const { changeSetId, warnings } = await http.post<AppliedChanges>(routes.applyChanges(projectId), body, {
      quiet: true,
    });
    saved = { changeSetId, warnings: [...saved.warnings, ...warnings] };
    onSaved(saved);
    keys += slice.keys;
    onSent(total > 0 ? keys / total : (at + 1) / slices.length);
  }
  return saved;
}
