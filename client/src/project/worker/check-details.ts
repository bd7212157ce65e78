import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { inSlices } from '../../lib/in-slices.js';
import { onceOnline } from '../../lib/online.js';
import type { FoundBits } from '../findings/finding-index.js';
import { ignoredSlots } from '../findings/ignored-slots.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { sendTexts } from './send-texts.js';
import { startTexts } from './start-texts.js';

interface Content {
  project: ProjectDetails;
  structure: Structure;
  table: ValueTable;
}

/** Checks a project that is not open, once, in a worker. Returns the function to stop. */
export function checkDetails(
  { project, structure, table }: Content,
  { placeholders, ignored: findings }: Pick<CheckSettings, 'placeholders' | 'ignored'>,
  take: (bits: FoundBits) => void,
): () => void {
  const keys = new Map(project.groups.flatMap((group) => group.keys.map((key) => [key.id, key])));
  const ignored = ignoredSlots(
    table,
    findings,
    ({ keyId, valueId }) => keys.get(keyId)?.values.find(({ id }) => id === valueId)?.quantityString,
  );
  const { texts, stop } = startTexts();
  const ending = new AbortController();
  void inSlices(sendTexts(texts, structure, table), ending.signal)
    .then(() => onceOnline(() => texts.check({ placeholders, ignored })))
    .then(take)
    // If the code of the checks cannot be loaded, there are no counts.
    .catch(() => undefined);
  return () => {
    ending.abort();
    stop();
  };
}
