import { COMMON_GROUP } from '../../domain/rules.js';
import type { ExportGroup, ExportKey } from './export-types.js';

/** A key that had to take a number because its name was taken: the prefix option avoids most of these. */
export interface NumberedKey {
  group: string;
  key: string;
  name: string;
}

export interface ChosenNames {
  names: ReadonlyMap<ExportKey, string>;
  numbered: NumberedKey[];
}

/**
 * Names for a platform where all keys share one namespace (docs/formats.md, D-30). They are chosen over the whole
 * project, whatever part of it is exported, so that a key has the same name in every language's file.
 *
 * @param form the form the platform gives a name.
 */
export function chooseNames(
  groups: readonly ExportGroup[],
  form: (name: string) => string,
  isPrefixed: boolean,
): ChosenNames {
  const register = new Register();
  for (const group of commonFirst(groups)) {
    const prefix = form(`${group.name}_`);
    const isCommon = group.name === COMMON_GROUP;
    const isAllPrefixed = isCommon && group.keys.every(({ name }) => form(name).startsWith(prefix));
    for (const key of group.keys) {
      const plain = form(key.name);
      const full = form(`${group.name}_${key.name}`);
      // Import would strip a prefix that is the key's own.
      const isAmbiguous = isCommon ? isAllPrefixed : plain.startsWith(prefix) && plain.length > prefix.length;
      if (isPrefixed || isAmbiguous) register.take(group, key, [full]);
      else register.take(group, key, isCommon ? [plain] : [plain, full]);
    }
  }
  return register;
}

/** The keys of `common` are the ones most likely to be used by their bare name. */
const commonFirst = (groups: readonly ExportGroup[]): ExportGroup[] => [
  ...groups.filter(({ name }) => name === COMMON_GROUP),
  ...groups.filter(({ name }) => name !== COMMON_GROUP),
];

class Register implements ChosenNames {
  readonly names = new Map<ExportKey, string>();
  readonly numbered: NumberedKey[] = [];
  private readonly taken = new Set<string>();
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  take(group: ExportGroup, key: ExportKey, wishes: readonly [string, ...string[]]): void {
    const free = wishes.find((wish) => !this.taken.has(wish));
    const name = free ?? this.withNumber(wishes.at(-1) ?? wishes[0]);
    if (free === undefined) this.numbered.push({ group: group.name, key: key.name, name });
    this.taken.add(name);
    this.names.set(key, name);
  }

  private withNumber(base: string): string {
    let number = this.nextNumber.get(base) ?? 2;
    while (this.taken.has(`${base}_${number}`)) number += 1;
    this.nextNumber.set(base, number + 1);
    return `${base}_${number}`;
  }
}
