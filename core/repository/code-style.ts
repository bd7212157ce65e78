import { androidFolder } from '../formats/naming/android-folder.js';
import { partsOf } from './path-template.js';

/** How the codes of a file are written. */
export interface CodeStyle {
  /** As aapt2 reads them: `pt-rBR`, `b+sr+Latn`, `iw`. The rest says nothing then. */
  readonly isAndroid: boolean;
  readonly separator: '-' | '_';
  readonly letterCase: 'usual' | 'lower' | 'upper';
  /** Scripts as gettext names them: `sr@latin`. */
  readonly hasModifiers: boolean;
  /** Codes that ISO 639 has replaced: `iw`, `in`, `ji`. */
  readonly isOld: boolean;
}

const OLD_CODES: ReadonlyMap<string, string> = new Map([
  ['he', 'iw'],
  ['id', 'in'],
  ['yi', 'ji'],
]);

const MODIFIERS: ReadonlyMap<string, string> = new Map([
  ['Latn', 'latin'],
  ['Cyrl', 'cyrillic'],
  ['Deva', 'devanagari'],
  ['Arab', 'arabic'],
]);

/** Paths whose tools read `pt_BR`, where no document shows it. */
const UNDERSCORED = /\/LC_MESSAGES\/|\.(?:po|arb|properties|php)$|(?:^|\/)_locales\//;

/** The style of the codes of a file: as most of its documents have it; else as the tools of such paths read them. */
export function styleOfCodes(codes: readonly string[], template: string): CodeStyle {
  const count = (pattern: RegExp): number => codes.filter((code) => pattern.test(code)).length;
  const [hyphens, underscores] = [count(/-/), count(/_/)];
  const usual = UNDERSCORED.test(template) || partsOf(template).includes('{_language}') ? '_' : '-';
  return {
    isAndroid: isAndroid(template) || count(/^b\+|^[a-z]{2,3}-r[A-Z]{2}$/) > 0,
    separator: hyphens === underscores ? usual : hyphens > underscores ? '-' : '_',
    letterCase: letterCaseOf(codes),
    hasModifiers: count(/@/) > 0,
    isOld: count(/^(?:iw|in|ji)\b/) > 0,
  };
}

const isAndroid = (template: string): boolean =>
  /(?:^|\/)values\{-language\}[^/]*\/[^/]*\.xml$/.test(template);

function letterCaseOf(codes: readonly string[]): CodeStyle['letterCase'] {
  if (codes.length > 0 && codes.every((code) => code === code.toUpperCase())) return 'upper';
  const [lower, upper] = [/[-_][a-z]{2}(?![a-z])/, /[-_][A-Z]{2}(?![A-Z])/].map(
    (region) => codes.filter((code) => region.test(code)).length,
  );
  return (lower ?? 0) > (upper ?? 0) ? 'lower' : 'usual';
}

/** The code of a language in a style: `pt_BR` for `pt-BR`. Every style has a code for every canonical tag. */
export function codeInStyle(tag: string, style: CodeStyle): string {
  if (style.isAndroid) return androidFolder(tag).slice('values-'.length);
  const code = spelled(tag, style);
  if (style.letterCase === 'usual') return code;
  return style.letterCase === 'lower' ? code.toLowerCase() : code.toUpperCase();
}

function spelled(tag: string, { separator, hasModifiers, isOld }: CodeStyle): string {
  const [language = '', ...others] = tag.split('-');
  const first = (isOld ? OLD_CODES.get(language) : undefined) ?? language;
  const modifier = hasModifiers ? MODIFIERS.get(others[0] ?? '') : undefined;
  const subtags = [first, ...(modifier === undefined ? others : others.slice(1))].join(separator);
  return modifier === undefined ? subtags : `${subtags}@${modifier}`;
}
