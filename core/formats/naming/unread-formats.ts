/** Formats of texts that are not read, by extension. Some of their lines look like those of other formats. */
export const UNREAD_FORMATS: ReadonlyMap<string, string> = new Map([
  ['xtb', 'XTB'],
  ['wxl', 'WiX'],
  ['tmx', 'TMX'],
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
]);

/** Whether a file is of a format that is not read, by the extension of its name. */
export const isUnread = (fileName: string): boolean =>
  UNREAD_FORMATS.has(/\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '');
