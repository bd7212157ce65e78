import { FreeNames } from '../../text/free-names.js';
import { storable } from '../../text/storable.js';
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
  /** Who is called so. */
  private readonly claims = new Map<string, Claim>();
  /** Of those that could not be called as they wished: their names, by place and wish. */
  private readonly others = new Map<string, string>();
  private readonly free: FreeNames;

  /**
   * @param units the names of all units, to which those of the keys are added
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
  nameOf(wish: string, claim: Claim, isDerived: boolean): string {
    const first = this.claims.get(wish);
    if (first ? isSame(first, claim) : !(isDerived && this.units.has(wish))) {
      if (!first) this.claims.set(wish, claim);
      return wish;
    }
    const { file, group, isPlural } = claim;
    const identity = [file, group ?? '', Number(isPlural), wish].join('\0');
    const known = this.others.get(identity);
    if (known !== undefined) return known;
    const name = this.free.take(isDerived ? wish : `${group ?? this.files[file] ?? ''}_${wish}`);
    this.others.set(identity, name);
    this.claims.set(name, claim);
    return name;
  }
}

/** A key that wants a name. */
interface Claim extends NamePlace {
  isPlural: boolean;
}

const isSame = (one: Claim, other: Claim): boolean =>
  one.file === other.file && one.group === other.group && one.isPlural === other.isPlural;

/** What a `<file>` is called: `InfoPlist` of `App/en.lproj/InfoPlist.strings`. */
export function fileName(source: string, node: XmlNode): string {
  const attributes = attributesOf(source, node);
  const original = attributes.get('original') ?? attributes.get('id') ?? '';
  const last = original.slice(Math.max(original.lastIndexOf('/'), original.lastIndexOf('\\')) + 1);
  return storable(last.replace(/\..*$/s, '')) || 'file';
}
