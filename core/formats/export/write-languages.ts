import type {
  ExportFile,
  ExportOptions,
  ExportProject,
  WriteOptions,
  WrittenGroup,
} from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import type { FileProfile } from '../model/profile-types.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { namesIn } from '../profile/new-names.js';
import { codecOf } from '../registry/codecs.js';
import { keptSlots, newSlots } from './file-languages.js';
import type { CodedLanguage, FileSlot } from './file-languages.js';
import { groupsOutside } from './groups-outside.js';
import { localizedGroups } from './localized-groups.js';
import type { PluralWritingOf } from './plural-writing-of.js';
import { plainName } from './project-content.js';
import type { NameOf, ProjectContent } from './project-content.js';
import { newFile, writeFile } from './write-file.js';
import type { FileToWrite } from './write-file.js';

/** What is written of a project into files that hold several languages. */
export interface SharedContent extends ProjectContent {
  sourceId: number | null;
  writing: PluralWriting;
  options: Pick<ExportOptions, 'xliffVersion' | 'leaveOutEmpty'>;
}

export function sharedContent(
  content: ProjectContent,
  project: Pick<ExportProject, 'languages'>,
  writingOf: PluralWritingOf,
  options: WriteOptions,
): SharedContent {
  const sourceId = sourceIdOf(project, options);
  return { ...content, sourceId, writing: writingOf(sourceId ?? 0, ''), options };
}

/** The language of which the others are translations: that of the folder for it, or the first one of the project. */
const sourceIdOf = (
  { languages }: Pick<ExportProject, 'languages'>,
  { baseLanguageId = null }: Pick<WriteOptions, 'baseLanguageId'>,
): number | null => (languages.find(({ id }) => id === baseLanguageId) ?? languages[0])?.id ?? null;

/** How a file holds languages. */
export interface InFile {
  /** The languages of the file, and what of the project they are. */
  slots: FileSlot[];
  /** The code that the file is named after, and the one that it was; absent: those of its source language. */
  codes?: Pick<FileToWrite, 'code' | 'owner'>;
}

/**
 * The files of a format that hold these languages together: those that came from such files as they were, with new keys in
 * the first of them; otherwise a new one.
 */
export function writeLanguages(
  format: FileFormat,
  languages: readonly CodedLanguage[],
  files: readonly FileProfile[],
  content: SharedContent,
  inFileOf: (profile: FileProfile) => InFile = ({ languages: known = [] }) => ({
    slots: keptSlots(known, languages),
  }),
): ExportFile[] {
  if (files.length === 0)
    return [writeFile(newShared(format, newSlots(languages, content.sourceId), content))];
  const names = namesIn(files);
  const { withNewLanguages = (file) => file } = codecOf(format);
  return files.map((profile, position) => {
    const { slots, codes } = inFileOf(profile);
    const texts = textsOf(slots, plainName, format, content, true);
    const all = localizedGroups(content.groups, plainName, texts, sourceOf(slots));
    const news = slots.slice(profile.languages?.length ?? 0).map(({ language }) => language);
    return writeFile({
      format,
      profile: withNewLanguages(profile, news),
      ...(codes ?? sourceCodes(slots)),
      languages: slots.map((slot, index) => ({
        language: slot.language,
        groups: texts[index] ?? [],
        isLeftOut: isLeftOut(slot),
        isKnown: content.isKnown,
        leavesOutEmpty: format.languages === undefined && content.options.leaveOutEmpty === true,
      })),
      taken: position === 0 ? groupsOutside(files, all) : [],
      names,
      writing: content.writing,
    });
  });
}

function newShared(format: FileFormat, slots: readonly FileSlot[], content: SharedContent): FileToWrite {
  const { groups, exportName, mark, writing, options } = content;
  const texts = textsOf(slots, exportName, format, content);
  return newFile(format, {
    ...sourceCodes(slots),
    languages: slots.map(({ language }) => language),
    groups: localizedGroups(groups, exportName, texts, sourceOf(slots)).map(mark),
    writing,
    xliffVersion: options.xliffVersion,
  });
}

/**
 * Of a pair, no text is left without the one that it translates. Formats of several languages tell empty texts, and a file that
 * is kept knows those that it has.
 */
const textsOf = (
  slots: readonly FileSlot[],
  nameOf: NameOf,
  { languages: kind }: FileFormat,
  { select, groups }: SharedContent,
  isKept = false,
): WrittenGroup[][] =>
  slots.map(({ id, language: { isSource } }) =>
    id === null ? [] : select(id, nameOf, groups, kind === 'pair' && isSource, kind !== undefined || isKept),
  );

/** Whether an export leaves out a language of a file: one that no import took is carried. */
const isLeftOut = ({ id, language }: FileSlot): boolean => id === null && !language.isCarried;

const sourceOf = (slots: readonly FileSlot[]): number =>
  Math.max(
    0,
    slots.findIndex(({ language }) => language.isSource),
  );

function sourceCodes(slots: readonly FileSlot[]): Pick<FileToWrite, 'code' | 'owner'> {
  const { code = '' } = slots[sourceOf(slots)]?.language ?? {};
  return { code, owner: code };
}
