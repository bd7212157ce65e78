/** Whether anything that can be a name is left behind the prefix. */
export const carries = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && !isBlank(name.slice(prefix.length));

const isBlank = (text: string): boolean => text.trim() === '';

interface Node {
  prefix: string;
  group: string;
  /** The longest other prefix that this one begins with. */
  parent: Node | null;
}

/**
 * Finds the longest of many prefixes of a name: among sorted prefixes it is the one before the name, or one that
 * this one begins with. A name costs its length and a binary search, whatever the prefixes look like.
 */
export class PrefixIndex {
  private readonly nodes: Node[] = [];

  /** @param prefixes prefix and group; of equal prefixes the first counts. */
  constructor(prefixes: readonly (readonly [string, string])[]) {
    const groups = new Map([...prefixes].reverse());
    let parent: Node | null = null;
    for (const prefix of [...groups.keys()].sort()) {
      while (parent && !prefix.startsWith(parent.prefix)) parent = parent.parent;
      parent = { prefix, group: groups.get(prefix) ?? '', parent };
      this.nodes.push(parent);
    }
  }

  longestOf(name: string): { group: string; length: number } | null {
    let node = this.before(name);
    const shared = node ? sharedLength(node.prefix, name) : 0;
    while (node && (node.prefix.length > shared || isBlank(name.slice(node.prefix.length))))
      node = node.parent;
    return node && { group: node.group, length: node.prefix.length };
  }

  private before(name: string): Node | null {
    let low = 0;
    let high = this.nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.nodes[middle]?.prefix ?? '') <= name) low = middle + 1;
      else high = middle;
    }
    return this.nodes[low - 1] ?? null;
  }
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
