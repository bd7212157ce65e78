/**
 * The names of the keys of files whose objects are nested. Different paths may join to one name: the later ones get `_2`, `_3` …
 * Documents of one file share it, so that a path is called alike in all of them.
 */
export class PathNames {
  private readonly ids = new Map<string, number>();
  private readonly paths: string[] = [];
  /** By group and name: the path that has it, in any document and in the current one. */
  private readonly owners = new Map<string, Map<string, number>>();
  private readonly inDocument = new Map<string, Map<string, number>>();
  /** By the id of a path. */
  private readonly chosen: (string | undefined)[] = [];
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  /** What follows is another document of the file. */
  beginDocument(): this {
    this.inDocument.clear();
    return this;
  }

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
    this.paths[id] = path;
    return id;
  }

  /** @returns the name of the key, and whether the same path has been there before in this document. */
  take(group: string, name: string, id: number): { name: string; isRepeated: boolean } {
    const owners = namesIn(this.owners, group);
    const used = namesIn(this.inDocument, group);
    const known = this.chosen[id] ?? (this.isTwin(owners.get(name), id) ? name : undefined);
    const user = known === undefined ? undefined : used.get(known);
    if (known !== undefined && user === id) return { name: known, isRepeated: true };
    const isFree = known !== undefined && user === undefined;
    const own = isFree ? known : owners.has(name) ? this.withNumber(name, group, owners) : name;
    if (!owners.has(own)) owners.set(own, id);
    used.set(own, id);
    this.chosen[id] = own;
    return { name: own, isRepeated: false };
  }

  /** Whether a path is another one as a plural, or as a text: in another document, that may be the same key. */
  private isTwin(other: number | undefined, id: number): boolean {
    const [one, two] = [other === undefined ? '' : (this.paths[other] ?? ''), this.paths[id] ?? ''];
    return one !== two && one.replace(SIGN, ' ') === two.replace(SIGN, ' ');
  }

  private withNumber(name: string, group: string, owners: ReadonlyMap<string, number>): string {
    const wish = `${group.length} ${group}${name}`;
    let number = this.nextNumber.get(wish) ?? 2;
    while (owners.has(`${name}_${number}`)) number += 1;
    this.nextNumber.set(wish, number + 1);
    return `${name}_${number}`;
  }
}

/** For a file, or for one of the documents of a file. */
export const namesOf = ({ pathNames = new PathNames() }: { pathNames?: PathNames }): PathNames =>
  pathNames.beginDocument();

/** Between the number of an object and a name in it. */
const SIGN = /(?<=^\d+)[ +]/;

function namesIn(groups: Map<string, Map<string, number>>, group: string): Map<string, number> {
  const known = groups.get(group) ?? new Map<string, number>();
  groups.set(group, known);
  return known;
}
