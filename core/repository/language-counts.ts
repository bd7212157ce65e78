import type { RepositoryDocument, RepositoryFile } from './repository-file.js';

/** How much of a repository is in a language. */
export interface LanguageCount {
  readonly tag: string;
  readonly documents: number;
  readonly keys: number;
}

type NumbersOfKeys = ReadonlyMap<string, number>;

/**
 * How much there is in each language, the most complete first. A second document of a language in one file says nothing of
 * that, and neither does a variant: `de_informal/` beside `de/`, `de_formal.yml` beside `de.yml`.
 *
 * @param keys the number of keys of documents by their paths
 */
export function languageCounts(files: readonly RepositoryFile[], keys: NumbersOfKeys): LanguageCount[] {
  const byFile = new Map<string, Map<string, RepositoryDocument>>();
  const templates = new Set(files.map(({ template }) => template));
  for (const { template, documents } of files) {
    const plain = template.replace(VARIANT_IN_NAME, '{language}.');
    const isVariant = plain !== template && templates.has(plain);
    const file = isVariant ? plain : template.replace(VARIANT, '{language}/');
    const largest = byFile.get(file) ?? new Map<string, RepositoryDocument>();
    byFile.set(file, largest);
    for (const document of documents) addLargest(largest, document, keys);
  }
  const byTag = new Map<string, RepositoryDocument[]>();
  for (const largest of byFile.values())
    for (const [tag, document] of largest) {
      const known = byTag.get(tag);
      if (known) known.push(document);
      else byTag.set(tag, [document]);
    }
  return [...byTag].map(([tag, those]) => countOf(tag, those, keys)).sort(byCompleteness);
}

function addLargest(
  largest: Map<string, RepositoryDocument>,
  document: RepositoryDocument,
  keys: NumbersOfKeys,
): void {
  if (document.tag === null) return;
  const known = largest.get(document.tag);
  if (!known || keysOf(known, keys) < keysOf(document, keys)) largest.set(document.tag, document);
}

const VARIANT = /(?<=^|\/)\{language\}[^/]+\//;
const VARIANT_IN_NAME = /\{language\}_[^/.]+\./;

export const countOf = (
  tag: string,
  documents: readonly RepositoryDocument[],
  keys: NumbersOfKeys,
): LanguageCount => ({
  tag,
  documents: documents.length,
  keys: documents.reduce((sum, document) => sum + keysOf(document, keys), 0),
});

const keysOf = ({ path }: RepositoryDocument, keys: NumbersOfKeys): number => keys.get(path) ?? 0;

/** The more complete one first. */
export const byCompleteness = (one: LanguageCount, other: LanguageCount): number =>
  other.keys - one.keys || other.documents - one.documents;
