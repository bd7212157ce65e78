import { isLanguageCode } from '../../domain/languages/is-language-code.js';
import { canonicalTag } from '../../domain/languages/language-code.js';
import { MOST_LANGUAGES } from '../model/languages.js';
import type { FileLanguage } from '../model/profile-types.js';

/**
 * The languages of a file that has an object for each, `{ "en": { … }, "fr": { … } }`; none for any other file.
 *
 * @param source JSON, or its beginning
 */
export function languageRoots(source: string): FileLanguage[] {
  const { names: codes, members } = rootObjects(source);
  // An object of each language with one text alone says something about the language, such as its name.
  const areLanguages =
    codes.length > 1 && members.size > 1 && codes.length <= MOST_LANGUAGES && codes.every(isLanguageCode);
  if (!areLanguages || new Set(codes).size < codes.length) return [];
  return codes.map((code, index) => ({ code, tag: canonicalTag(code), isSource: index === 0 }));
}

/**
 * The code of a file that has one object, for its language, `{ "fr": { … } }`, as it spells it; null for any other file.
 *
 * @param source the whole JSON text
 */
export function languageRoot(source: string): string | null {
  const { names, members } = rootObjects(source);
  const [code = ''] = names;
  return names.length === 1 && members.size > 0 && isLanguageCode(code) ? code : null;
}

const BETWEEN = /[^"{}[\]]*/y;
const STRING = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const OBJECT = /\s*:\s*\{/y;
const TEXTS = /\s*:\s*["{[]/y;

interface RootObjects {
  readonly names: string[];
  /** The names of their members that are texts, objects or lists. */
  readonly members: ReadonlySet<string>;
}

const NONE: RootObjects = { names: [], members: new Set() };

/** The members of a JSON text if all of them are objects; none for any other text. Linear. */
function rootObjects(source: string): RootObjects {
  const names: string[] = [];
  const members = new Set<string>();
  for (const { text, depth, end } of stringsIn(source)) {
    if (depth === 1) names.push(text);
    if (depth === 1 && !isObject(source, end, names.length)) return NONE;
    if (depth === 2 && lengthAt(TEXTS, source, end) > 0) members.add(text);
  }
  return { names, members };
}

/** The strings of a JSON text, with the number of objects and lists around them. */
function* stringsIn(source: string): Generator<{ text: string; depth: number; end: number }> {
  let depth = 0;
  for (let at = lengthAt(BETWEEN, source, 0); at < source.length; at += lengthAt(BETWEEN, source, at)) {
    const isString = source.charAt(at) === '"';
    const length = isString ? lengthAt(STRING, source, at) : 1;
    // The text ends in it.
    if (length === 0) return;
    if (isString) yield { text: source.slice(at + 1, at + length - 1), depth, end: at + length };
    else depth += '{['.includes(source.charAt(at)) ? 1 : -1;
    at += length;
  }
}

/** Whether a member is an object, and none of more than a file may have. */
const isObject = (source: string, at: number, count: number): boolean =>
  count <= MOST_LANGUAGES && lengthAt(OBJECT, source, at) > 0;

function lengthAt(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
