/** Names typed in forms; names in imported files are kept as they are (docs/formats.md, D-2). */
export const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
export const HEX_COLOR = /^[0-9a-fA-F]{6}$/;

export const COLOR_LENGTH = 6;
export const PASSWORD_MIN_LENGTH = 6;
export const COMMON_GROUP = 'common';

/**
 * Limits of lengths and counts, in UTF-16 units and rows, shared by forms, server and documents. Those of whole
 * projects are defaults, which the operator can change.
 */
export const LIMITS = {
  name: 255,
  /** Keys and groups from files may be whole sentences. At most 2,400 bytes, which an index can hold. */
  importedName: 800,
  /** The length that RFC 5646 recommends to provide for. */
  languageTag: 35,
  username: 64,
  email: 254,
  description: 2_000,
  password: 200,
  valueText: 20_000,
  tag: 40,
  tagsPerKey: 50,
  keysPerProject: 50_000,
  keysPerCall: 5_000,
  /** The keys of one slice of a bulk change. */
  keysPerSlice: 1_000,
  replacementsPerCall: 10_000,
  textsPerCheck: 1_000,
  /** Findings. Fewer than a check reports of one text (MOST_FINDINGS of core/checks). */
  ignoredPerValue: 20,
  /** Findings: everybody who opens the project receives them. */
  ignoredPerProject: 5_000,
  languagesPerProject: 200,
  languagesAtCreation: 50,
  /** Each is the file of a repository in all its languages. */
  filesPerProject: 500,
  /** Each is one of these files in one language. */
  documentsPerProject: 20_000,
  projectsPerUser: 200,
} as const;

/** The four lines of the password rule, in the order the form shows them. */
export const PASSWORD_RULES = [
  { id: 'length', holds: (password: string) => password.length >= PASSWORD_MIN_LENGTH },
  { id: 'capital', holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', holds: (password: string) => /\d/.test(password) },
  { id: 'special', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

export const isStrongPassword = (password: string): boolean =>
  PASSWORD_RULES.every((rule) => rule.holds(password));

/** Text PostgreSQL can hold unchanged: no U+0000, no lone surrogate. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\u0000') && !LONE_SURROGATE.test(text);

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The nearest snake-case name to what was typed, or null when nothing is left of it: "Page Title 2" → "page_title_2". */
export function toSnakeCase(typed: string): string | null {
  const words = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return SNAKE_CASE.test(words) ? words : null;
}
