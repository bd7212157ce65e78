import { tagOfCode } from './code-tag.js';
import { areCompatible } from './compatible-tags.js';
import type { FoundDocument } from './look-at.js';
import type { PathLanguage, SiblingLanguages } from './sibling-languages.js';

/** What a person has said of codes and documents. */
export interface KnownLanguages {
  /** The tags of codes for which no language is known: `cs` for `cz`. */
  readonly codes?: ReadonlyMap<string, string>;
  /** The tags of documents by their paths: they win over all that is found. */
  readonly documents?: ReadonlyMap<string, string>;
}

/** In which language a document is. */
export interface DocumentLanguage {
  /** Canonical BCP 47; null if it is not known. */
  readonly tag: string | null;
  /** What names it, most trusted first: a person, the document, its folder, its name. Null: nothing. */
  readonly from: 'person' | 'document' | 'folder' | 'name' | null;
  /** The code for which no language is known. */
  readonly unknown: string | null;
  /** What the path says against the document, which is believed. */
  readonly pathTag: string | null;
  readonly place: PathLanguage | null;
}

/** The name that Xcode gives to the folder of the base language. */
export const XCODE_BASE = 'Base';

export function languageOfDocument(
  { path, language, source }: Pick<FoundDocument, 'path' | 'language' | 'source'>,
  siblings: SiblingLanguages,
  { codes, documents }: KnownLanguages,
): DocumentLanguage {
  const known = (code: string | null): string | null =>
    code === null ? null : (codes?.get(code) ?? tagOfCode(code));
  const said = known(language);
  const place = siblings.of(path, said);
  const chosen = documents?.get(path);
  if (chosen !== undefined) return { ...PLAIN, tag: chosen, from: 'person', place };
  const inPath = known(place?.code ?? null);
  if (said !== null) return { ...PLAIN, ...believed(said, inPath), place };
  if (place && place.code !== XCODE_BASE)
    return { ...PLAIN, tag: inPath, from: place.from, unknown: inPath === null ? place.code : null, place };
  return { ...PLAIN, ...ofBase(language, known(source)), place };
}

/** Without a language of its own, a document holds what the others are translated from. */
const ofBase = (unknown: string | null, source: string | null) =>
  unknown !== null || source === null
    ? { tag: null, from: null, unknown }
    : { tag: source, from: 'document' as const };

const PLAIN = { unknown: null, pathTag: null };

/** A path says more exactly which language it is: documents that say `pt` stand in `pt` and in `pt_BR`. */
const believed = (said: string, inPath: string | null) =>
  inPath === null || areCompatible(said, inPath)
    ? { tag: inPath ?? said, from: 'document' as const }
    : { tag: said, from: 'document' as const, pathTag: inPath };
