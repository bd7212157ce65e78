import { COMMON_GROUP } from '../../domain/rules.js';
import { PrefixIndex } from '../naming/prefix-index.js';
import type { PlatformRules } from '../naming/platforms.js';
import type { ExportGroup, ExportKey } from '../model/export-types.js';

/** A key that had to take a number because its name was taken: the prefix option avoids most of these. */
export interface NumberedKey {
  group: string;
  key: string;
  name: string;
}

export interface ChosenNames {
  names: ReadonlyMap<ExportKey, string>;
  numbered: NumberedKey[];
  /** The keys of `common` are named `common_…` themselves: under a marker, an import would strip that. */
  isCommonUnmarked: boolean;
}

/** How a platform forms names, of those in `PLATFORM_RULES`. */
interface NameRules extends Pick<PlatformRules, 'joint' | 'isQualified' | 'hasMarkers'> {
  nameForm: (name: string) => string;
}

/**
 * Names for a platform where all keys share one namespace (docs/formats.md, D-30). They are chosen over the whole
 * project, whatever part of it is exported, so that a key has the same name in every language's file.
 *
 * @param rules how the platform forms a name
 */
export function chooseNames(
  groups: readonly ExportGroup[],
  rules: NameRules,
  isPrefixed: boolean,
): ChosenNames {
  const { hasMarkers, isQualified = false } = rules;
  const { isCommonUnmarked, isCommonAmbiguous } = hasMarkers
    ? markingOf(groups, rules, isPrefixed)
    : { isCommonUnmarked: false, isCommonAmbiguous: false };
  const register = new Register(isCommonUnmarked);
  for (const group of commonFirst(groups)) {
    const isFull = isCommon(group) ? isCommonAmbiguous : isQualified || !hasMarkers;
    for (const key of group.keys)
      register.take(group, key, wishesOf(group, key, rules, isPrefixed || isFull));
  }
  return register;
}

/** Whether the keys of `common` stand under no marker, or else are named with its prefix lest an import strips it. */
function markingOf(groups: readonly ExportGroup[], rules: NameRules, isPrefixed: boolean) {
  const { nameForm: form, joint = '_' } = rules;
  const commonNames = groups.filter(isCommon).flatMap(({ keys }) => keys.map(({ name }) => form(name)));
  const isAllPrefixed = commonNames.every((name) => name.startsWith(form(COMMON_GROUP + joint)));
  const isCommonUnmarked = isAllPrefixed && !isPrefixed && !meetOther(commonNames, groups, rules);
  return { isCommonUnmarked, isCommonAmbiguous: isAllPrefixed && !isCommonUnmarked };
}

function wishesOf(
  group: ExportGroup,
  key: ExportKey,
  { nameForm: form, joint = '_' }: NameRules,
  isFull: boolean,
): [string, ...string[]] {
  const plain = form(key.name);
  const full = form(group.name + joint + key.name);
  if (isFull) return [full];
  if (isCommon(group)) return [plain];
  // Import would strip a prefix that is the key's own.
  return extendsPrefix(plain, form(group.name + joint)) ? [full] : [plain, full];
}

const extendsPrefix = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && name.length > prefix.length;

const isCommon = ({ name }: ExportGroup): boolean => name === COMMON_GROUP;

/** Whether a name of `common` begins with the prefix of another group: without a marker an import would give it to that. */
function meetOther(
  names: readonly string[],
  groups: readonly ExportGroup[],
  { nameForm: form, joint = '_' }: NameRules,
): boolean {
  const others = groups.filter((group) => !isCommon(group));
  const prefixes = new PrefixIndex(others.map(({ name }) => [form(name + joint), name]));
  return names.some((name) => prefixes.longestOf(name) !== null);
}

/** The keys of `common` are the ones most likely to be used by their bare name. */
const commonFirst = (groups: readonly ExportGroup[]): ExportGroup[] => [
  ...groups.filter(isCommon),
  ...groups.filter((group) => !isCommon(group)),
];

class Register implements ChosenNames {
  readonly names = new Map<ExportKey, string>();
  readonly numbered: NumberedKey[] = [];
  private readonly taken = new Set<string>();
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  constructor(readonly isCommonUnmarked: boolean) {}

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
