import { UNREAD_FORMATS } from '../formats/naming/unread-formats.js';

/** Those that are translations wherever they stand. */
const ALWAYS: ReadonlySet<string> = new Set(['xtb', 'wxl', 'tmx']);

/** Texts and archives that are translations only where the path says so. */
const OTHERS: ReadonlySet<string> = new Set(['txt', 'zip']);

/** Those that hold no programs: a name that is a language says it, too. */
const DATA: ReadonlySet<string> = new Set(['ini', 'toml', 'json5', 'lang', 'dtd', 'txt', 'zip']);

/** Texts of other programs, and archives, whose content nobody has seen. */
const OFFERED: ReadonlySet<string> = new Set('rtf doc docx odt pdf html gz tar 7z rar'.split(' '));

/** Whether files of this extension are translations where their path says so. Some that are read after all are known by their content. */
export const mayBeUnsupported = (extension: string): boolean =>
  (UNREAD_FORMATS.has(extension) || OTHERS.has(extension)) && !ALWAYS.has(extension);

/**
 * The name of a format that is not supported; null: the file is no translation, or its format is supported.
 *
 * @param areTexts whether the path names a language and texts
 * @param isLanguage whether the whole name is that of a language
 */
export function unsupportedFormat(
  extension: string,
  areTexts: () => boolean,
  isLanguage: () => boolean,
): string | null {
  const mayBe = mayBeUnsupported(extension) && (areTexts() || (DATA.has(extension) && isLanguage()));
  return mayBe || ALWAYS.has(extension) ? unreadFormat(extension) : null;
}

/** The name of the format of a file that somebody has chosen by itself, whatever its path says; null: it holds no texts. */
export const unreadFormat = (extension: string): string | null =>
  UNREAD_FORMATS.get(extension) ??
  (OTHERS.has(extension) || OFFERED.has(extension) ? extension.toUpperCase() : null);
