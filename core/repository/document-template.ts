import { pathOf, templateOf } from './path-template.js';
import type { PathLanguage } from './sibling-languages.js';

/** What there is to know of a document for its template. */
export interface Placed {
  readonly path: string;
  readonly format: string;
  /** Null: its path names no language. */
  readonly place: PathLanguage | null;
}

/** Resources of Android without a language, with other qualifiers or none. */
const VALUES = /(^|\/)values(?=(?:-[^/]*)?\/[^/]+\.xml$)/;

/**
 * The templates of documents by their paths. The code is optional where the same path without it is a document, too, which
 * names no language itself. A path that names none and has no such documents beside it is its own template.
 */
export function templatesOf(documents: readonly Placed[]): Map<string, string> {
  const bare = new Set(documents.filter(({ place }) => !place).map(keyOf));
  const templates = new Map<string, string>();
  const optional = new Map<string, string>();
  for (const { path, format, place } of documents) {
    if (!place) continue;
    const shorter = optionalTemplate(path, place);
    const key = keyOf({ path: pathOf(shorter, null) ?? '', format });
    const isOptional = bare.has(key) || isAndroid(path, place);
    if (isOptional) optional.set(key, shorter);
    templates.set(path, isOptional ? shorter : templateOf(path, place.places));
  }
  for (const document of documents.filter(({ place }) => !place))
    templates.set(document.path, optional.get(keyOf(document)) ?? valuesTemplate(document.path));
  return templates;
}

const valuesTemplate = (path: string): string => path.replace(VALUES, '$1values{-language}');

const keyOf = ({ path, format }: Pick<Placed, 'path' | 'format'>): string => `${format}\n${path}`;

/** The template with separator and code; the usual one where no separator stands before the code, or it stands there twice. */
function optionalTemplate(path: string, { places }: PathLanguage): string {
  const isSeparated = '._-'.includes(path.charAt((places[0]?.start ?? 0) - 1) || '/');
  return templateOf(path, places, isSeparated && places.length === 1);
}

const isAndroid = (path: string, { places }: PathLanguage): boolean =>
  places.some(({ isSure }) => isSure) && /(?:^|\/)values-[^/]*\/[^/]+\.xml$/.test(path);
