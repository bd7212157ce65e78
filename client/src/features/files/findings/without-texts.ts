import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import type { TextWithFindings } from './check-import.js';
import { keyPlace, textPlace } from './places.js';

type LeftText = Pick<TextWithFindings, 'place' | 'current'>;

/**
 * The content of a file without some texts. A key without any text left is not imported. Plurals are imported as a
 * whole, so forms that are left out are sent with their text in the project.
 */
export function withoutTexts(groups: readonly CatalogueGroup[], left: readonly LeftText[]): CatalogueGroup[] {
  if (left.length === 0) return [...groups];
  const currents = new Map(left.map(({ place, current }) => [place, current]));
  const taken = groups.map(({ name, keys }) => ({
    name,
    keys: keys.flatMap((key) => withoutForms(name, key, currents) ?? []),
  }));
  return taken.filter(({ keys }, at) => keys.length > 0 || groups[at]?.keys.length === 0);
}

/** Returns null if no text of the key is left. */
function withoutForms(
  group: string,
  key: CatalogueKey,
  currents: ReadonlyMap<string, string>,
): CatalogueKey | null {
  const own = keyPlace(group, key.name);
  const isLeft = (value: CatalogueKey['values'][number]): boolean =>
    currents.has(textPlace(own, value.quantityString ?? null));
  if (!key.values.some(isLeft)) return key;
  if (key.values.every((value) => value.name === '' || isLeft(value))) return null;
  const values = key.values.map((value) => {
    if (!isLeft(value)) return value;
    const { status: _, ...rest } = value;
    return { ...rest, name: currents.get(textPlace(own, value.quantityString ?? null)) ?? '' };
  });
  return { ...key, values };
}
