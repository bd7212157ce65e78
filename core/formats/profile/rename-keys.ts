import { headOf } from '../layout/head.js';
import type { Dialect } from '../model/kept-file.js';
import type {
  FileProfile,
  ImportProfile,
  ProfileKey,
  ProfilePart,
  RenamedKey,
} from '../model/profile-types.js';
import { codecOf } from '../registry/codecs.js';
import { FORMATS_HOLDING_KEYS } from '../registry/holding-keys.js';
import { RenamedSource } from './rename-source.js';

/** Profiles whose keys have the names of the project, see `withNewNames`; the same ones where no key has another name. */
export function inNewNames(
  profiles: ReadonlyMap<number, ImportProfile> = NO_PROFILES,
): ReadonlyMap<number, ImportProfile> {
  const isRenamed = [...profiles.values()].some(({ files }) => files.some(({ now = [] }) => now.length > 0));
  if (!isRenamed) return profiles;
  return new Map(
    [...profiles].map(([id, { files, ...profile }]) => [id, { ...profile, files: files.map(withNewNames) }]),
  );
}

const NO_PROFILES: ReadonlyMap<number, ImportProfile> = new Map();

/**
 * A file in which keys have the names that they have now, at the places where they stand. A key that cannot have its name
 * there keeps the old one: it is none of the project, and the new one goes to the end of its group.
 */
export function withNewNames({ now, ...file }: FileProfile): FileProfile {
  if (!now || now.length === 0) return file;
  const dialect = codecOf({ id: file.format }).dialect(headOf(file), file.style);
  return dialect.rename ? renamed(file, dialect, now) : file;
}

/** How many of the keys of a file have another name under `withNewNames`. */
export const countRenamed = (before: readonly ProfileKey[], after: readonly ProfileKey[]): number =>
  before.filter((key, index) => nameOf(key) !== nameOf(after[index] ?? key)).length;

function renamed(file: FileProfile, dialect: Dialect, now: readonly RenamedKey[]): FileProfile {
  const names = new FileNames(file, dialect);
  const source = new RenamedSource(file.parts, dialect);
  const about = new Map<string, string>();
  for (const [index, group, name] of now) {
    const old = names.keys[index];
    const made = old && names.newKey(old, group, name);
    if (!made) continue;
    const isRenamed = source.rename(index, nameOf(old), nameOf(made));
    if (isRenamed) about.set(nameOf(old), nameOf(made));
    if (isRenamed || (dialect.derivesNames && !source.names(index, nameOf(old)))) names.replace(index, made);
  }
  const inParts = (part: ProfilePart): ProfilePart =>
    typeof part === 'string' ? (dialect.renameAbout?.(part, about) ?? part) : part;
  return { ...file, keys: names.keys, parts: about.size > 0 ? source.parts.map(inParts) : file.parts };
}

/** A key that a document calls after the one in whose entry it stands. */
interface CalledAfter {
  /** Its index in the file. */
  index: number;
  /** What follows the name of that one: `_files` in `copied_files`. */
  suffix: string;
}

/**
 * The keys that a document would call otherwise if one of its keys had another name: they have no name of their own there
 * (docs/formats.md, 13.4).
 *
 * @param index that of the key in the file
 */
export function calledAfter(file: FileProfile, index: number): CalledAfter[] {
  const name = file.keys[index]?.[1];
  const dialect = codecOf({ id: file.format }).dialect(headOf(file), file.style);
  if (name === undefined || !FORMATS_HOLDING_KEYS.includes(file.format)) return [];
  const source = new RenamedSource(file.parts, dialect);
  return source.inEntryOf(index, name).flatMap((other): CalledAfter[] => {
    const own = file.keys[other]?.[1] ?? '';
    if (other === index || !own.startsWith(`${name}_`) || source.names(other, own)) return [];
    return [{ index: other, suffix: own.slice(name.length) }];
  });
}

/** The names of the keys of a file, and those that keys may take. */
class FileNames {
  readonly keys: ProfileKey[];
  private readonly taken: Set<string>;
  /** The names of entries in which others are. */
  private readonly holders: Set<string>;

  constructor(
    { keys }: FileProfile,
    private readonly dialect: Pick<Dialect, 'nameForm' | 'inner'>,
  ) {
    this.keys = [...keys];
    this.taken = new Set(keys.map((key) => this.placeOf(key)));
    const { inner } = dialect;
    const names = keys.map((key) => nameOf(key).split(inner ?? '\0'));
    this.holders = new Set(names.flatMap(([holder = '', ...others]) => (others.length > 0 ? [holder] : [])));
  }

  /** Null where the file cannot have the name. */
  newKey(old: ProfileKey, group: string, name: string): ProfileKey | null {
    const made = this.holders.has(nameOf(old)) ? null : this.named(old, group, name);
    return made && !this.taken.has(this.placeOf(made)) ? made : null;
  }

  replace(index: number, made: ProfileKey): void {
    this.keys[index] = made;
    this.taken.add(this.placeOf(made));
  }

  /** Where groups are namespaces, a key of another group stands elsewhere. What stands before a name stays. */
  private named(
    [group, name, inFile = name]: ProfileKey,
    newGroup: string,
    newName: string,
  ): ProfileKey | null {
    const { nameForm } = this.dialect;
    if (!nameForm) return group === newGroup ? [newGroup, newName] : null;
    const own = [name, nameForm(name)].find((one) => inFile.endsWith(one));
    if (own === undefined) return null;
    const before = inFile.slice(0, inFile.length - own.length);
    return [newGroup, newName, nameForm(before + newName)];
  }

  private placeOf(key: ProfileKey): string {
    const [group] = key;
    return this.dialect.nameForm ? nameOf(key) : `${group.length} ${group}${nameOf(key)}`;
  }
}

const nameOf = ([, name, inFile = name]: ProfileKey): string => inFile;
