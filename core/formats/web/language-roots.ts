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
  const codes = rootObjects(source);
  const areLanguages = codes.length > 1 && codes.length <= MOST_LANGUAGES && codes.every(isLanguageCode);
  if (!areLanguages || new Set(codes).size < codes.length) return [];
  return codes.map((code, index) => ({ code, tag: canonicalTag(code), isSource: index === 0 }));
}

const BETWEEN = /[^"{}[\]]*/y;
const STRING = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const OBJECT = /\s*:\s*\{/y;

/** The names of the members of a JSON text if all of them are objects; none for any other text. Linear. */
function rootObjects(source: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (let at = lengthAt(BETWEEN, source, 0); at < source.length; at += lengthAt(BETWEEN, source, at)) {
    const isString = source.charAt(at) === '"';
    const length = isString ? lengthAt(STRING, source, at) : 1;
    // The text ends in it.
    if (length === 0) break;
    if (!isString) depth += '{['.includes(source.charAt(at)) ? 1 : -1;
    else if (depth === 1) names.push(source.slice(at + 1, at + length - 1));
    if (isString && depth === 1 && !isObject(source, at + length, names.length)) return [];
    at += length;
  }
  return names;
}

/** Whether a member is an object, and none of more than a file may have. */
const isObject = (source: string, at: number, count: number): boolean =>
  count <= MOST_LANGUAGES && lengthAt(OBJECT, source, at) > 0;

function lengthAt(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
