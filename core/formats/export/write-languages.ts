import { codecOf } from '../codecs.js';
import type { FileFormat } from '../file-format.js';
import { headOf } from '../profile/head.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { namesIn } from '../profile/new-names.js';
import type { FileProfile } from '../profile/profile-types.js';
import { writeKept } from '../profile/write-kept.js';
import type { PluralWriting } from '../web/plural-writing.js';
import type { ExportFile, ExportGroup, ExportKey, ExportOptions, WrittenGroup } from './export-types.js';
import { keptSlots, newSlots } from './file-languages.js';
import type { CodedLanguage, FileSlot } from './file-languages.js';
import { localizedGroups } from './localized-groups.js';
import { groupsOutside } from './write-kept-files.js';

type NameOf = (group: ExportGroup, key: ExportKey) => string;

/** What is written of a project into files that hold several languages. */
export interface LanguagesExport {
  groups: readonly ExportGroup[];
  /** What is written of a language; `isWhole`: also what nobody has validated. */
  select: (languageId: number, nameOf: NameOf, isWhole: boolean) => WrittenGroup[];
  /** Names of keys in new files. */
  exportName: NameOf;
  /** A group of a new file, whose keys may stand under no marker. */
  mark: (group: WrittenGroup) => WrittenGroup;
  sourceId: number | null;
  writing: PluralWriting;
  options: Pick<ExportOptions, 'xliffVersion'>;
}

/**
 * The files of a format that hold these languages together: those that came from such files as they were, with new keys in
 * the first of them; otherwise a new one.
 *
 * @param slotsOf the languages of a file, and what of the project they are
 */
export function writeLanguages(
  format: FileFormat,
  languages: readonly CodedLanguage[],
  files: readonly FileProfile[],
  given: LanguagesExport,
  slotsOf: (profile: FileProfile) => FileSlot[] = (profile) => keptSlots(profile.languages ?? [], languages),
): ExportFile[] {
  if (files.length === 0) return newFile(format, languages, given);
  const names = namesIn(files);
  return files.map((profile, position) => {
    const slots = slotsOf(profile);
    const texts = textsOf(slots, plainName, format, given);
    const all = localizedGroups(given.groups, plainName, texts, sourceOf(slots));
    const others =
      position === 0
        ? groupsOutside(
            files.map((one) => ({ profile: one })),
            all,
          )
        : [];
    const { path, dialect, withNewLanguages = (file) => file } = codecOf(format).kept;
    const inFile = profile.languages?.length ?? 0;
    const news = slots.slice(inFile).map(({ language }) => language);
    const text = writeKept(
      withNewLanguages(profile, news),
      slots.map(({ language, id }, index) => ({
        language,
        groups: texts[index] ?? [],
        isLeftOut: id === null,
      })),
      others,
      dialect(headOf(profile), profile.style, given.writing, writtenOf(slots)),
      names,
    );
    const { name, encoding, hasBom } = profile;
    const code = slots[sourceOf(slots)]?.language.code ?? '';
    const file = { path: path(name, code, code), text, encoding, hasBom };
    return { ...file, ...codecOf(format).binary?.pack(text) };
  });
}

function newFile(
  format: FileFormat,
  languages: readonly CodedLanguage[],
  given: LanguagesExport,
): ExportFile[] {
  const { groups, exportName, mark, sourceId, writing, options } = given;
  const slots = newSlots(languages, sourceId);
  const texts = textsOf(slots, exportName, format, given);
  const localized = localizedGroups(groups, exportName, texts, sourceOf(slots));
  const file = codecOf(format).writeAll?.(
    localized.map(mark),
    slots.map(({ language }) => language),
    writing,
    options,
  );
  return file ? [file] : [];
}

/** Of a pair, no text is left without the one that it translates. */
const textsOf = (
  slots: readonly FileSlot[],
  nameOf: NameOf,
  { languages: kind }: FileFormat,
  { select }: LanguagesExport,
): WrittenGroup[][] =>
  slots.map(({ id, language: { isSource } }) =>
    id === null ? [] : select(id, nameOf, kind === 'pair' && isSource),
  );

const writtenOf = (slots: readonly FileSlot[]): WrittenLanguage[] =>
  slots.flatMap(({ id, language }) => (id === null ? [] : [language]));

const sourceOf = (slots: readonly FileSlot[]): number =>
  Math.max(
    0,
    slots.findIndex(({ language }) => language.isSource),
  );

const plainName: NameOf = (_, { name }) => name;
