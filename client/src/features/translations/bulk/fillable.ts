import { quantitiesOf } from '#core/domain/quantities.js';

import type { OpenProject } from '../store/open-project.js';
import type { PlaceRef } from '../store/places.js';
import type { Structure } from '../store/structure.js';

/** The empty values of a language whose source has a text. */
export function fillable(
  project: OpenProject,
  { keys }: Structure,
  languageId: number,
  referenceId: number,
): PlaceRef[] {
  const refs: PlaceRef[] = [];
  for (const { id: keyId, isPlural } of keys.values())
    for (const quantity of quantitiesOf(isPlural)) {
      const ref = { keyId, languageId, quantity };
      if (project.cell(ref).text === '' && project.cell({ ...ref, languageId: referenceId }).text !== '')
        refs.push(ref);
    }
  return refs;
}
