import type { WrittenGroup, WrittenKey } from '../model/export-types.js';
import type { FileProfile } from '../model/profile-types.js';

/** The new keys of groups of a file, by the objects of it that they go into: that of those whose names begin likewise. */
export class KeysByPath {
  /** By group. */
  private readonly paths = new Map<string, Set<string>>();
  private readonly split = new Map<string, Map<string, WrittenKey[]>>();

  /** @param of the index of the language whose objects these are, where each has its own */
  constructor({ parts }: Pick<FileProfile, 'parts'>, of?: number) {
    for (const part of parts) {
      if (typeof part !== 'object' || !('group' in part)) continue;
      if (part.group === null || part.path === undefined || part.language !== of) continue;
      const known = this.paths.get(part.group);
      if (known) known.add(part.path);
      else this.paths.set(part.group, new Set([part.path]));
    }
  }

  /**
   * Those of an object, with their names in it.
   *
   * @param path empty: that of the group itself
   */
  keysAt(group: WrittenGroup, path: string): readonly WrittenKey[] {
    const paths = this.paths.get(group.name);
    if (!paths && path !== '') return [];
    const known = this.split.get(group.name) ?? splitKeys(group.keys, paths ?? new Set());
    this.split.set(group.name, known);
    return known.get(path) ?? [];
  }
}

function splitKeys(keys: readonly WrittenKey[], paths: ReadonlySet<string>): Map<string, WrittenKey[]> {
  const split = new Map<string, WrittenKey[]>();
  for (const key of keys) {
    const path = key.within ? placeWithin(key.within, paths) : pathOf(key.name, paths);
    const own = { ...key, name: key.name.slice(path.length), within: restOf(key.within, path) };
    const known = split.get(path);
    if (known) known.push(own);
    else split.set(path, [own]);
  }
  return split;
}

/** The path of the innermost one of nested objects that the file has. */
function placeWithin(within: readonly string[], paths: ReadonlySet<string>): string {
  let path = '';
  for (const name of within) {
    if (!paths.has(`${path}${name}_`)) break;
    path += `${name}_`;
  }
  return path;
}

/** The objects below a path. */
function restOf(within: readonly string[] = [], path: string): readonly string[] {
  let left = path.length;
  return within.filter((name) => {
    left -= name.length + 1;
    return left < 0;
  });
}

/** The longest path that a name goes on behind. */
function pathOf(name: string, paths: ReadonlySet<string>): string {
  for (let end = name.lastIndexOf('_', name.length - 2); end >= 0; end = name.lastIndexOf('_', end - 1)) {
    const path = name.slice(0, end + 1);
    if (paths.has(path)) return path;
    if (end === 0) break;
  }
  return '';
}
