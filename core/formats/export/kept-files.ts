import { languageCode } from '../language-code.js';
import { formatsOf } from '../registry.js';
import type { ExportProject, WriteOptions } from './export-types.js';
import type { KeptFileToWrite } from './write-kept-files.js';

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
): KeptFileToWrite[] {
  const own = filesOf(language.id, code, options);
  if (own.length > 0) return own;
  for (const other of languages) {
    const files = filesOf(other.id, languageCode(other), options);
    if (files.length > 0) return files;
  }
  return [];
}

function filesOf(languageId: number, owner: string, { profiles, platform }: WriteOptions): KeptFileToWrite[] {
  const files = profiles?.get(languageId)?.files ?? [];
  const formats = formatsOf(platform);
  return files.flatMap((profile) => {
    const format = formats.find(({ id }) => id === profile.format);
    return format ? [{ format, profile, owner }] : [];
  });
}
