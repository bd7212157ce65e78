import { languageCode } from '../naming/language-code.js';
import { formatsOf } from '../registry/registry.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import { keptFlavour } from './kept-flavour.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import type { ReturningFile } from './write-own-files.js';

/**
 * The files that a language is written as: its own, or else those of the first language of the project that has some on
 * the platform, so that a new language looks like the others.
 *
 * @param code the language's, as it names files
 */
export function keptFilesOf(
  language: ExportProject['languages'][number],
  code: string,
  { languages }: Pick<ExportProject, 'languages'>,
  options: WriteOptions,
  { flavour }: Pick<PluralWriting, 'flavour'>,
): ReturningFile[] {
  const own = filesOf(language.id, code, options, flavour);
  if (own.length > 0) return own;
  for (const other of languages) {
    const files = filesOf(other.id, languageCode(other), options, flavour);
    if (files.length > 0) return files;
  }
  return [];
}

/** Files that hold their plurals in another way than they are asked for cannot be written as they were. */
function filesOf(
  languageId: number,
  owner: string,
  { profiles, platform }: WriteOptions,
  flavour: JsonFlavour,
): ReturningFile[] {
  const files = profiles?.get(languageId)?.files ?? [];
  const formats = formatsOf(platform);
  return files.flatMap((profile) => {
    const format = formats.find(({ id }) => id === profile.format);
    const isOther = (keptFlavour(profile) ?? flavour) !== flavour;
    return format && !isOther && !profile.languages ? [{ format, profile, owner }] : [];
  });
}
