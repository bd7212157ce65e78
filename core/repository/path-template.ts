import { writtenPathFault } from '../domain/document-path.js';
import type { PathReason } from '../domain/document-path.js';

/**
 * The path of a file in all its languages, such as `locales/{language}/common.json`. `{language}` stands where the code
 * stands, once or several times. `{-language}`, `{_language}`, `{.language}` stand for a separator and the code, which are
 * both absent in the base language: `res/values{-language}/strings.xml`.
 */
const PART = /\{[-_.]?language\}/g;

/** Where the code of a language stands in a path. */
export interface CodePlace {
  /** Of the code, without the separator before it. */
  readonly start: number;
  readonly end: number;
}

/** What stands at the place of the code. */
export interface Standing {
  /** Null where separator and code are absent: in the base language. */
  readonly code: string | null;
}

export interface TemplateFault {
  readonly reason: PathReason | 'no_language' | 'mixed' | 'one_document';
  readonly part: string;
}

/** The places of the code in a template, as they are written there. */
export const partsOf = (template: string): string[] => template.match(PART) ?? [];

/**
 * The template of a path.
 *
 * @param places where the code stands, from left to right
 * @param isOptional whether the same path exists without code and separator, which is the character before the code
 */
export function templateOf(path: string, places: readonly CodePlace[], isOptional = false): string {
  let template = '';
  let from = 0;
  for (const { start, end } of places) {
    template += isOptional
      ? `${path.slice(from, start - 1)}{${path.charAt(start - 1)}language}`
      : `${path.slice(from, start)}{language}`;
    from = end;
  }
  return template + path.slice(from);
}

/** The path of a document; null without a code where the template needs one. */
export function pathOf(template: string, code: string | null): string | null {
  if (code === null && partsOf(template).includes('{language}')) return null;
  return template.replace(PART, (part) => (code === null ? '' : separatorOf(part) + code));
}

const separatorOf = (part: string): string => part.slice(1, -'language}'.length);

/** A code is a word of one folder or name. A point would end it: `common.min.json` is no language of `common.json`. */
const CODE = /^[a-z\d]+(?:[-_@+][a-z\d]+)*$/i;

/** What stands at the place of the code in a path, known language or not; null if the path is none of the template. */
export function codeOf(template: string, path: string): Standing | null {
  const parts = partsOf(template);
  if (parts.length === 0 || pathOf(template, null) === path)
    return path === pathOf(template, null) ? BASE : null;
  const start = template.indexOf(parts[0] ?? '') + separatorOf(parts[0] ?? '').length;
  const fixed =
    template.length - parts.reduce((sum, part) => sum + part.length - separatorOf(part).length, 0);
  const code = path.slice(start, start + (path.length - fixed) / parts.length);
  return CODE.test(code) && pathOf(template, code) === path ? { code } : null;
}

const BASE: Standing = { code: null };

/**
 * What is wrong with a template.
 *
 * @param holdsAll whether one document holds all languages: no code stands in its path
 */
export function templateFault(template: string, holdsAll = false): TemplateFault | null {
  const parts = partsOf(template);
  if (parts.length === 0 && !holdsAll) return { reason: 'no_language', part: template };
  const optional = parts.find((part) => part !== '{language}');
  if (optional !== undefined && parts.length > 1) return { reason: 'mixed', part: optional };
  const bare = optional === undefined ? null : writtenPathFault(pathOf(template, null) ?? '');
  return bare ?? writtenPathFault(pathOf(template, 'fr') ?? '');
}
