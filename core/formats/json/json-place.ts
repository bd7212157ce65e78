import { COMMON_GROUP } from '../../domain/rules.js';
import { storable } from '../text/storable.js';

/** Where in a JSON file an object or array is, as keys in it are named. */
export interface JsonPlace {
  /** 0: the file itself. */
  depth: number;
  group: string;
  /** The names between the group and here, joined. */
  path: string;
}

export const ROOT_PLACE: JsonPlace = { depth: 0, group: COMMON_GROUP, path: '' };

/**
 * The place of an object or array in another one.
 *
 * @param limit of the length of names
 */
export function placeIn({ depth, group, path }: JsonPlace, name: string, limit: number): JsonPlace {
  if (depth === 0) return { depth: 1, group: name.trim() === '' ? COMMON_GROUP : storable(name), path: '' };
  // A path too long for any name stays so: growing it with the depth of a hostile file would take quadratic time.
  return { depth: depth + 1, group, path: path.length > limit ? path : `${path}${name}_` };
}
