import { FreeNames } from '../../profile/free-names.js';
import { storable } from '../../storable.js';
import { attributesOf } from '../../xml/outline.js';
import type { XmlNode } from '../../xml/outline.js';

/** Where a unit stands: names need to differ in one `<file>` only, and in one group of it. */
export interface NamePlace {
  /** The position of the `<file>`. */
  file: number;
  group: string | null;
}

/** Names for the keys of a document, in which units of several files may have the same one. */
export class KeyNames {
  private readonly names = new Map<string, string>();
  private readonly claimed = new Set<string>();
  private readonly free: FreeNames;

  /**
   * @param units the names of all units
   * @param files what each `<file>` is called
   */
  constructor(
    private readonly units: ReadonlySet<string>,
    private readonly files: readonly string[],
  ) {
    this.free = new FreeNames(new Set(units));
  }

  /**
   * The name of a key: the one it is called by, unless a unit elsewhere has it; then with the group or the file before it.
   *
   * @param isDerived whether no unit has exactly that name
   */
  nameOf(wish: string, { file, group }: NamePlace, isPlural: boolean, isDerived: boolean): string {
    const identity = [file, group ?? '', Number(isPlural), wish].join('\0');
    const known = this.names.get(identity);
    if (known !== undefined) return known;
    const isFree = !this.claimed.has(wish) && !(isDerived && this.units.has(wish));
    const name = isFree
      ? wish
      : this.free.take(isDerived ? wish : `${group ?? this.files[file] ?? ''}_${wish}`);
    this.claimed.add(wish).add(name);
    this.names.set(identity, name);
    return name;
  }
}

/** What a `<file>` is called: `InfoPlist` of `App/en.lproj/InfoPlist.strings`. */
export function fileName(source: string, node: XmlNode): string {
  const attributes = attributesOf(source, node);
  const original = attributes.get('original') ?? attributes.get('id') ?? '';
  const last = original.slice(Math.max(original.lastIndexOf('/'), original.lastIndexOf('\\')) + 1);
  return storable(last.replace(/\..*$/s, '')) || 'file';
}
