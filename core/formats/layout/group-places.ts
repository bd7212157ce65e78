import type { WrittenGroup } from '../model/export-types.js';
import type { ProfilePart } from '../model/profile-types.js';

/**
 * The lines of a new file: for each group its marker and a place for its keys, with a blank line between groups. Nothing
 * where there is no group.
 *
 * @param markerOf the line of a marker, without its end
 */
export const groupPlaces = (
  groups: readonly Pick<WrittenGroup, 'name'>[],
  markerOf: (group: string) => string,
): ProfilePart[] =>
  groups.flatMap(({ name }, at) => [
    at === 0 ? markerOf(name) : `\n\n${markerOf(name)}`,
    { group: name },
    at === groups.length - 1 ? '\n' : '',
  ]);
