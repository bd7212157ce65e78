import type { RenamedFile } from '#core/api/imports/changes.js';

import { JsonText } from '../../../lib/http/json-text.js';
import type { DecidedSlice } from '../reading/decided-content.js';
import { sendSlices } from './send-slices.js';
import type { SentSlices } from './send-slices.js';
import type { SentInParts } from './use-sending.js';

export interface DecidedImport {
  readonly slices: readonly DecidedSlice[];
  /** Files of the project that have another path now. */
  readonly rename: readonly RenamedFile[];
  readonly marksObsolete: boolean;
}

/** Renames files, removes documents and imports what was decided, as one change set. */
export const sendDecided = (
  projectId: number,
  { slices, rename, marksObsolete }: DecidedImport,
  parts: SentInParts<SentSlices>,
): Promise<SentSlices> =>
  sendSlices(
    projectId,
    slices,
    ({ shown, remove, adopt, typos, unmarked }, isFirst) => ({
      ...(isFirst && rename.length > 0 && { rename: [...rename] }),
      shown: new JsonText(shown),
      remove: new JsonText(remove),
      adopt: new JsonText(adopt),
      replace: 'all',
      typos: new JsonText(typos),
      obsolete: marksObsolete ? 'mark' : 'keep',
      unmarked: new JsonText(unmarked),
    }),
    parts,
  );
