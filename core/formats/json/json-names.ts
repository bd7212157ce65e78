/** The names of the keys of a JSON file. Different paths may join to one name: the later ones get `_2`, `_3` … */
export class JsonNames {
  private readonly ids = new Map<string, number>();
  /** By group and name: the path that has it. */
  private readonly owners = new Map<string, Map<string, number>>();
  /** By the id of a path. */
  private readonly chosen: (string | undefined)[] = [];
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  /**
   * The id of a path: that of the object around it, and the name in it. That of the top level is 0.
   *
   * @param sign tells a plural, whose name is none of the object, from what has that name
   */
  idOf(parent: number, name: string, sign: ' ' | '+' = ' '): number {
    const path = `${parent}${sign}${name}`;
    const known = this.ids.get(path);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(path, id);
    return id;
  }

  /** @returns the name of the key, and whether the same path has been there before. */
  take(group: string, name: string, id: number): { name: string; isRepeated: boolean } {
    const known = this.chosen[id];
    if (known !== undefined) return { name: known, isRepeated: true };
    const owners = this.owners.get(group) ?? new Map<string, number>();
    this.owners.set(group, owners);
    const free = owners.has(name) ? this.withNumber(name, group, owners) : name;
    owners.set(free, id);
    this.chosen[id] = free;
    return { name: free, isRepeated: false };
  }

  private withNumber(name: string, group: string, owners: ReadonlyMap<string, number>): string {
    const wish = `${group.length} ${group}${name}`;
    let number = this.nextNumber.get(wish) ?? 2;
    while (owners.has(`${name}_${number}`)) number += 1;
    this.nextNumber.set(wish, number + 1);
    return `${name}_${number}`;
  }
}
