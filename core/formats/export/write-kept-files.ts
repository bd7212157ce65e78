import { codecOf } from '../codecs.js';
import type { FileFormat } from '../file-format.js';
import { headOf } from '../profile/head.js';
import { namesIn } from '../profile/new-names.js';
import type { FileProfile, ProfilePart } from '../profile/profile-types.js';
import { writeKept } from '../profile/write-kept.js';
import type { PluralWriting } from '../web/plural-writing.js';
import type { ExportFile, WrittenGroup, WrittenKey } from './export-types.js';

/** A file of a language that is written as it was. */
export interface KeptFileToWrite {
  format: FileFormat;
  profile: FileProfile;
  /** The code of the language whose file it was. */
  owner: string;
}

/**
 * The files of a language as they were. New keys go into the first file of a format that takes them.
 *
 * @param groups with the names of keys, not those on the platform
 * @param others files of the platform that hold these languages too, and are written by themselves
 */
export function writeKeptFiles(
  files: readonly KeptFileToWrite[],
  groups: readonly WrittenGroup[],
  code: string,
  writing: PluralWriting,
  others: readonly Pick<KeptFileToWrite, 'profile'>[] = [],
): ExportFile[] {
  let unplaced = groupsOutside([...files, ...others], groups);
  const met = new Set<FileFormat>();
  const names = namesIn(files.map(({ profile }) => profile));
  return files.map(({ format, profile, owner }) => {
    const { takes = () => true, path, dialect, withLanguage } = codecOf(format).kept;
    const isFirst = !met.has(format);
    met.add(format);
    const taken = isFirst ? filterKeys(unplaced, takes) : [];
    if (isFirst) unplaced = filterKeys(unplaced, (key) => !takes(key));
    const text = writeKept(
      profile,
      [{ language: null, groups }],
      taken,
      dialect(headOf(profile), profile.style, writing),
      names,
    );
    const { encoding, hasBom, name } = profile;
    const ownText = withLanguage && code !== owner ? withLanguage(text, code) : text;
    const file = { path: path(name, code, owner), text: ownText, encoding, hasBom };
    return { ...file, ...codecOf(format).binary?.pack(ownText) };
  });
}

/** The groups less the keys that one of the files has, and less those without text: no file is given an empty entry. */
export function groupsOutside(
  files: readonly Pick<KeptFileToWrite, 'profile'>[],
  groups: readonly WrittenGroup[],
): WrittenGroup[] {
  const known = new Map<string, Set<string>>();
  for (const { profile } of files) {
    const plurals = new Set(profile.parts.flatMap(pluralIn));
    for (const [index, [group, key]] of profile.keys.entries()) {
      const keys = known.get(group) ?? new Set<string>();
      known.set(group, keys.add(kindAndName(plurals.has(index), key)));
    }
  }
  return groups.flatMap(({ name, keys }) => {
    const others = keys.filter(
      (key) => hasText(key) && !known.get(name)?.has(kindAndName(key.isPlural, key.name)),
    );
    return others.length > 0 ? [{ name, keys: others }] : [];
  });
}

const kindAndName = (isPlural: boolean, name: string): string => `${isPlural ? 'plural' : 'text'} ${name}`;

const hasText = ({ texts, localizations = [] }: WrittenKey): boolean =>
  texts.some((text) => text !== '') || localizations.some((key) => key && hasText(key));

const pluralIn = (part: ProfilePart): number[] =>
  typeof part === 'object' && 'text' in part && (part.form ?? part.pipes) !== undefined ? [part.text] : [];

function filterKeys(groups: readonly WrittenGroup[], holds: (key: WrittenKey) => boolean): WrittenGroup[] {
  return groups
    .map(({ name, keys }) => ({ name, keys: keys.filter(holds) }))
    .filter(({ keys }) => keys.length > 0);
}
