/** Formats of translations that are not read, by extension. */
const ALWAYS: ReadonlyMap<string, string> = new Map([
  ['xtb', 'XTB'],
  ['wxl', 'WiX'],
  ['tmx', 'TMX'],
]);

/** Those that are translations only where the path says so. Some that are read after all are known by their content. */
const WITH_TEXTS: ReadonlyMap<string, string> = new Map([
  ['ini', 'INI'],
  ['py', 'Python'],
  ['js', 'JavaScript'],
  ['mjs', 'JavaScript'],
  ['cjs', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['php', 'PHP'],
  ['rb', 'Ruby'],
  ['toml', 'TOML'],
  ['json5', 'JSON5'],
  ['lua', 'Lua'],
  ['lang', 'LANG'],
  ['dtd', 'DTD'],
  ['txt', 'TXT'],
  ['zip', 'ZIP'],
]);

/** Those that hold no programs: a name that is a language says it, too. */
const DATA: ReadonlySet<string> = new Set(['ini', 'toml', 'json5', 'lang', 'dtd', 'txt', 'zip']);

/** Whether files of this extension are translations where their path says so. */
export const mayBeUnsupported = (extension: string): boolean => WITH_TEXTS.has(extension);

/**
 * The name of a format that is not supported; null: the file is no translation, or its format is supported.
 *
 * @param areTexts whether the path names a language and texts
 * @param isLanguage whether the whole name is that of a language
 */
export const unsupportedFormat = (
  extension: string,
  areTexts: () => boolean,
  isLanguage: () => boolean,
): string | null =>
  ALWAYS.get(extension) ??
  (WITH_TEXTS.has(extension) && (areTexts() || (DATA.has(extension) && isLanguage()))
    ? (WITH_TEXTS.get(extension) ?? null)
    : null);

/** Texts of other programs, and archives, whose content nobody has seen. */
const OFFERED: ReadonlySet<string> = new Set('rtf doc docx odt pdf html gz tar 7z rar'.split(' '));

/** The name of the format of a file that somebody has chosen by itself, whatever its path says; null: it holds no texts. */
export const unreadFormat = (extension: string): string | null =>
  ALWAYS.get(extension) ??
  WITH_TEXTS.get(extension) ??
  (OFFERED.has(extension) ? extension.toUpperCase() : null);
