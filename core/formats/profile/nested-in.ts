import type { FileProfile } from '../model/profile-types.js';

/** The objects of a group in which a key stands, from the outermost one; none: in that of the group. */
export type Nesting = (group: string, name: string) => readonly string[];

/**
 * In which objects the keys of files stand whose objects are nested (JSON, YAML): behind the keys of each object is the place
 * for new ones, which knows its path.
 *
 * @param language the index of the one that counts, where each has objects of its own
 */
export function nestedIn(files: readonly Pick<FileProfile, 'keys' | 'parts'>[], language = 0): Nesting {
  const objects = new Map<string, readonly string[]>();
  for (const { keys, parts } of files) {
    const paths = pathsIn(parts);
    let met = new Set<number>();
    for (const part of parts) {
      if (typeof part !== 'object') continue;
      if ('text' in part && (part.language ?? 0) === language) met.add(part.text);
      if (!('group' in part) || part.group === null || (part.language ?? 0) !== language) continue;
      const { group, path = '' } = part;
      const left = new Set<number>();
      for (const index of met) {
        const [own, name = ''] = keys[index] ?? [];
        if (own !== group || !name.startsWith(path)) left.add(index);
        else if (path !== '') objects.set(placeOf(group, name), segmentsOf(path, paths.get(group)));
      }
      met = left;
    }
  }
  return (group, name) => objects.get(placeOf(group, name)) ?? NONE;
}

const NONE: readonly string[] = [];

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;

/** By group: the paths of its objects. */
function pathsIn(parts: FileProfile['parts']): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const part of parts) {
    if (typeof part !== 'object' || !('group' in part) || part.group === null || part.path === undefined)
      continue;
    const known = paths.get(part.group) ?? new Set<string>();
    paths.set(part.group, known.add(part.path));
  }
  return paths;
}

/** `index_form_` is the object `form` of `index`, or one of its own, if there is no `index_`. */
function segmentsOf(path: string, paths: ReadonlySet<string> = new Set()): string[] {
  const segments: string[] = [];
  let from = 0;
  for (let end = path.indexOf('_') + 1; end > 0; end = path.indexOf('_', end) + 1) {
    if (end < path.length && !paths.has(path.slice(0, end))) continue;
    segments.push(path.slice(from, end - 1));
    from = end;
  }
  return segments;
}
