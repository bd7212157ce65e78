/** What gettext calls a script or a variant: `sr@latin`, `ca@valencia`. */
const MODIFIERS: ReadonlyMap<string, string> = new Map([
  ['latin', 'Latn'],
  ['cyrillic', 'Cyrl'],
  ['devanagari', 'Deva'],
  ['arabic', 'Arab'],
  ['valencia', 'valencia'],
  ['tarask', 'tarask'],
]);

/** Older codes of .NET, and of languages of China. */
const OLD_TAGS: ReadonlyMap<string, string> = new Map([
  ['zh-yue', 'yue'],
  ['zh-min-nan', 'nan'],

  ['zh-chs', 'zh-Hans'],
  ['zh-cht', 'zh-Hant'],
]);

/**
 * A code of paths and documents in the spelling of BCP 47: `pt-BR` for `pt_BR` and for `pt-rBR` of Android, `sr-Latn` for
 * `b+sr+Latn` and for `sr@latin` of gettext, `yue` for `zh-YUE`. Null for an unknown modifier; whether it is the tag of a
 * language is not looked at.
 */
export function inBcp47(code: string): string | null {
  const plain = code.startsWith('b+') ? code.slice(2).replaceAll('+', '-') : withoutModifier(code);
  const tag = plain?.replace(/^([a-z]{2,3})-r(?=[A-Z]{2}$)/, '$1-').replaceAll('_', '-') ?? null;
  return tag === null ? null : (OLD_TAGS.get(tag.toLowerCase()) ?? tag);
}

/** Whether a code is one that a language no longer has, and that means nothing else. */
export const isOldCode = (code: string): boolean => OLD_TAGS.has(code.toLowerCase().replaceAll('_', '-'));

/** `sr-Latn-RS` for `sr_RS@latin`; null if the modifier is unknown. */
function withoutModifier(code: string): string | null {
  const [, language = '', rest = '', modifier] = /^([^-_@]+)([^@]*)(?:@(.*))?$/.exec(code) ?? [];
  if (modifier === undefined) return code;
  const subtag = MODIFIERS.get(modifier.toLowerCase());
  if (subtag === undefined) return null;
  return subtag.length === 4 ? `${language}-${subtag}${rest}` : `${language}${rest}-${subtag}`;
}
