import { headOf } from '../layout/head.js';
import type { ExportFile, WrittenGroup } from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import { filledGroups } from '../model/filled-forms.js';
import type { NewFile } from '../model/new-file.js';
import type { FileProfile, ProfileKey } from '../model/profile-types.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { withFreePlurals } from '../profile/free-plurals.js';
import type { LanguageGroups } from '../profile/kept-texts.js';
import { writeKept } from '../profile/write-kept.js';
import { codecOf } from '../registry/codecs.js';

/** A file, and what of a project goes into it. */
export interface FileToWrite {
  format: FileFormat;
  profile: FileProfile;
  /** The codes of the language whose file it was, and of the one that it is written in. */
  owner: string;
  code: string;
  /** What is written for the keys that it has. */
  languages: readonly LanguageGroups[];
  /** The keys that it gets, with the forms that are written. */
  taken: readonly WrittenGroup[];
  /** Names in the files of the platform, to which those of new keys are added. */
  names: Set<string>;
  writing: PluralWriting;
}

/** A file of an export: one that comes back, or a new one. */
export function writeFile(file: FileToWrite): ExportFile {
  const { format, profile, owner, code, languages, taken, names, writing } = file;
  const { path, dialect, inLanguage, withLanguage, finish, binary } = codecOf(format);
  const isOther = code !== owner;
  const own = isOther && inLanguage ? inLanguage(profile, code) : profile;
  const written = languages.flatMap(({ language, isLeftOut }) => (language && !isLeftOut ? [language] : []));
  const begun = writeKept(own, languages, taken, dialect(headOf(own), own.style, writing, written), names);
  const source = finish ? finish(begun) : begun;
  const text = isOther && withLanguage ? withLanguage(source, code) : source;
  const { name, encoding, hasBom, style } = profile;
  return { path: path(name, code, owner, style), text, encoding, hasBom, ...binary?.pack(text) };
}

/**
 * A new file: a blank one, in which all keys are new. Their names have been chosen for all languages, so they count as
 * those of keys that a file writes anew.
 */
export function newFile(format: FileFormat, file: NewFile): FileToWrite {
  const { blank, dialect } = codecOf(format);
  const { name, style, parts, hasBom = false, showsEmptyForms } = blank(file);
  const { code, languages, writing } = file;
  const groups = showsEmptyForms ? file.groups : filledGroups(file.groups);
  const taken = withFreePlurals(groups, dialect(headOf({ parts }), style, writing, languages));
  const keys = taken.flatMap(({ name: group, keys: own }) => own.map((key): ProfileKey => [group, key.name]));
  return {
    format,
    profile: { format: format.id, name, encoding: 'utf-8', hasBom, style, keys, parts },
    owner: code,
    code,
    languages: languages.length > 0 ? languages.map((language) => ({ language, groups: [] })) : NO_LANGUAGE,
    taken,
    names: new Set(),
    writing,
  };
}

/** Of a file of one language, which it does not name. */
const NO_LANGUAGE = [{ language: null, groups: [] }];
