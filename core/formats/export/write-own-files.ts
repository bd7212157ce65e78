import type { WrittenGroup } from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import type { FileProfile, ProfileKey } from '../model/profile-types.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { namesIn } from '../profile/new-names.js';
import { codecOf } from '../registry/codecs.js';
import { keysThat } from './groups-outside.js';
import { newFile } from './write-file.js';
import type { FileToWrite } from './write-file.js';

/** A file that a language is written as, see `keptFilesOf`. */
export type ReturningFile = Pick<FileToWrite, 'format' | 'profile' | 'owner'>;

/** A language of an export: its code in names of files, and how plurals are written that no file has yet. */
interface Written {
  code: string;
  writing: PluralWriting;
  /** Whether the project has a key. */
  isKnown?: (group: string, name: string) => boolean;
  /** Whether a text that has become empty leaves its file, whose readers show another language in its place. */
  leavesOutEmpty?: boolean | undefined;
}

/**
 * The files of a language that come back. New keys go into the first file of a format that takes them.
 *
 * @param groups what is written of the language, with the names of keys, not those on the platform
 * @param outside what of it no file has
 */
export function keptFiles(
  files: readonly ReturningFile[],
  groups: readonly WrittenGroup[],
  outside: readonly WrittenGroup[],
  { code, writing, isKnown, leavesOutEmpty = false }: Written,
): FileToWrite[] {
  const names = namesIn(files.map(({ profile }) => withoutKeys(profile, outside)));
  const met = new Set<FileFormat>();
  let unplaced = outside;
  return files.map(({ format, profile, owner }) => {
    const { takes = () => true } = codecOf(format);
    const isFirst = !met.has(format);
    met.add(format);
    const taken = isFirst ? keysThat(takes, unplaced) : [];
    if (isFirst) unplaced = keysThat((key) => !takes(key), unplaced);
    const own = {
      language: null,
      groups,
      isKnown,
      leavesOutEmpty: leavesOutEmpty && !codecOf(format).tellsEmpty,
    };
    return { format, profile, owner, code, languages: [own], taken, names, writing };
  });
}

/** A file less the keys that are written anew, as of the other kind: their names are free. */
function withoutKeys({ keys, parts }: FileProfile, groups: readonly WrittenGroup[]) {
  const anew = new Map(groups.map((group) => [group.name, new Set(group.keys.map(({ name }) => name))]));
  const isElse = ([group, name]: ProfileKey): boolean => anew.get(group)?.has(name) !== true;
  return { keys: keys.filter(isElse), parts };
}

/**
 * New files of a language, one of each format that takes some of the keys.
 *
 * @param groups with the names on the platform
 * @param isAlone whether no file comes back: then the first format has a file even without a key
 */
export const newFiles = (
  formats: readonly FileFormat[],
  groups: readonly WrittenGroup[],
  { code, writing }: Written,
  isAlone: boolean,
): FileToWrite[] =>
  formats.flatMap((format, at) => {
    const { takes = () => true } = codecOf(format);
    const taken = keysThat(takes, groups);
    const isNeeded = taken.length > 0 || (isAlone && at === 0);
    return isNeeded ? [newFile(format, { code, languages: [], groups: taken, writing })] : [];
  });
