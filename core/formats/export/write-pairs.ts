import type { FileFormat } from '../model/file-format.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';
import type { ExportFile } from '../model/export-types.js';
import { isLanguage, pairSlots } from './file-languages.js';
import type { CodedLanguage } from './file-languages.js';
import { writeLanguages } from './write-languages.js';
import type { InFile, SharedContent } from './write-languages.js';

interface Pairs {
  /** The languages to be written. */
  chosen: readonly CodedLanguage[];
  /** Those of the project. */
  languages: readonly CodedLanguage[];
  files: readonly FileProfile[];
}

/**
 * The files of a format that hold the source language and another one, by their targets. Files without a target come back
 * with the source language; a target without files takes after those, or else after the files of another target.
 */
export function writePairs(
  format: FileFormat,
  { chosen, languages, files }: Pairs,
  content: SharedContent,
): ExportFile[] {
  const source = languages.find(({ id }) => id === content.sourceId);
  if (!source) return [];
  const targets = chosen.filter((language) => language !== source);
  const bare = files.filter((file) => targetOf(file) === undefined);
  const write = (target: CodedLanguage | null): ExportFile[] => {
    const own = target ? filesFor(target, files) : bare;
    const pair = target ? [source, target] : [source];
    return writeLanguages(format, pair, own, content, (profile) => ({
      slots: pairSlots(profile.languages ?? [], languages, source, target),
      ...(target && codesIn(profile, target)),
    }));
  };
  const hasSource = chosen.includes(source) && (bare.length > 0 || targets.length === 0);
  return [...(hasSource ? write(null) : []), ...targets.flatMap(write)];
}

const targetOf = ({ languages = [] }: FileProfile) => languages.find(({ isSource }) => !isSource);

/** The files that are written for a target: its own, or others that it takes after. */
function filesFor(target: CodedLanguage, files: readonly FileProfile[]): FileProfile[] {
  const isFor = (language: CodedLanguage, file: FileProfile): boolean => {
    const own = targetOf(file);
    return own !== undefined && isLanguage(language, own);
  };
  const own = files.filter((file) => isFor(target, file));
  if (own.length > 0) return own;
  // The target may be what others translate.
  const others = files.filter(({ languages: [source] = [] }) => source && !isLanguage(target, source));
  const bare = others.filter((file) => targetOf(file) === undefined);
  if (bare.length > 0) return bare;
  const other = others[0] && targetOf(others[0]);
  return others.filter((file) => targetOf(file)?.code === other?.code).map(withoutStates);
}

/** A file whose states are those of another language: every one is written anew. */
const withoutStates = (file: FileProfile): FileProfile => ({
  ...file,
  parts: file.parts.map((part): ProfilePart =>
    typeof part === 'object' && 'state' in part ? { ...part, original: NO_TEXT } : part,
  ),
});

/** No text of a project. */
const NO_TEXT = '\0';

/** A file that takes after one of another language says its own, in its name, too. */
function codesIn(profile: FileProfile, target: CodedLanguage): Pick<InFile, 'codes'> {
  const own = targetOf(profile);
  if (own && isLanguage(target, own)) return {};
  // What a file may be named after: its target, or else its only language.
  const { tag = null, code = '' } = own ?? profile.languages?.[0] ?? {};
  return { codes: { code: target.code, owner: tag ?? code } };
}
