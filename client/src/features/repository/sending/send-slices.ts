import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import type { RevertChangeSet } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../../lib/api/http.js';
import { JsonText } from '../../../lib/http/json-text.js';
import { forgetImport, rememberImport } from './unfinished-import.js';
import type { SentInParts } from './use-sending.js';

/** What one call imports, as JSON. */
export interface SentSlice {
  readonly languages: string;
  readonly files: string;
  /** In each language, summed up. */
  readonly keys: number;
}

/** What the server has saved of the slices so far. */
export interface SentSlices {
  /** The one of all slices; null: none was sent. */
  readonly changeSetId: number | null;
  readonly warnings: readonly ImportWarning[];
}

type Options = {
  readonly [K in Exclude<keyof ApplyChanges, 'languages' | 'files'>]?: ApplyChanges[K] | JsonText<unknown>;
};

/**
 * Imports slices one after the other, as one change set; none after the import was cancelled.
 * @param optionsOf what else is sent with a slice
 */
export async function sendSlices<S extends SentSlice>(
  projectId: number,
  slices: readonly S[],
  optionsOf: (slice: S, isFirst: boolean) => Options,
  { isCancelled, onSaved, onSent }: SentInParts<SentSlices>,
): Promise<SentSlices> {
  const total = slices.reduce((sum, { keys }) => sum + keys, 0);
  let saved: SentSlices = { changeSetId: null, warnings: [] };
  let keys = 0;
  if (slices.length > 1) rememberImport(projectId);
  for (const [at, slice] of slices.entries()) {
    if (isCancelled()) return saved;
    const body = {
      ...optionsOf(slice, at === 0),
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
  if (slices.length > 1) forgetImport(projectId);
  return saved;
}

/** Reverts what the server has saved. */
export async function takeBackSlices(projectId: number, { changeSetId }: SentSlices): Promise<void> {
  const body: RevertChangeSet = { dryRun: false };
  if (changeSetId !== null)
    await http.post(routes.revertChangeSet(projectId, changeSetId), body, { quiet: true });
  forgetImport(projectId);
}
