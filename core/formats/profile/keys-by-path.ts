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
    if (!paths) return path === '' ? group.keys : [];
    const known = this.split.get(group.name) ?? splitKeys(group.keys, paths);
    this.split.set(group.name, known);
    return known.get(path) ?? [];
  }
}

function splitKeys(keys: readonly WrittenKey[], paths: ReadonlySet<string>): Map<string, WrittenKey[]> {
  const split = new Map<string, WrittenKey[]>();
  for (const key of keys) {
    const path = pathOf(key.name, paths);
    const own = { ...key, name: key.name.slice(path.length) };
    const known = split.get(path);
    if (known) known.push(own);
    else split.set(path, [own]);
  }
  return split;
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
