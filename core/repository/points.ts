import { caseCollisions } from '../domain/document-path.js';
import type { DocumentLanguage } from './document-language.js';
import type { RepositoryFile } from './repository-file.js';

/** What a person should look at. Nothing of it stops an import: its documents are left out until it is decided. */
export type Point =
  /** No language is known for a code. */
  | { readonly kind: 'unknown_code'; readonly code: string; readonly paths: readonly string[] }
  /** The path says another language than the document; both as tags. */
  | { readonly kind: 'disagreement'; readonly path: string; readonly said: string; readonly inPath: string }
  /** A file has several documents in one language. */
  | {
      readonly kind: 'same_language';
      readonly template: string;
      readonly tag: string;
      readonly paths: readonly string[];
    }
  /** Paths differ in case only: they cannot be together on every system. */
  | { readonly kind: 'case'; readonly paths: readonly string[] };

type Placed = DocumentLanguage & { readonly document: { readonly path: string } };

export function pointsOf(files: readonly RepositoryFile[], documents: readonly Placed[]): Point[] {
  const unknown = pathsBy(
    documents.flatMap(({ unknown: code, document }) => (code === null ? [] : [[code, document.path]])),
  );
  return [
    ...[...unknown].map(([code, paths]): Point => ({ kind: 'unknown_code', code, paths })),
    ...documents.flatMap(({ document: { path }, tag, pathTag }): Point[] =>
      tag === null || pathTag === null ? [] : [{ kind: 'disagreement', path, said: tag, inPath: pathTag }],
    ),
    ...files.flatMap(sameLanguages),
    ...caseCollisions(documents.map(({ document }) => document.path)).map((paths): Point => ({
      kind: 'case',
      paths,
    })),
  ];
}

const sameLanguages = ({ template, documents }: RepositoryFile): Point[] =>
  [...pathsBy(documents.flatMap(({ tag, path }) => (tag === null ? [] : [[tag, path]])))].flatMap(
    ([tag, paths]): Point[] => (paths.length > 1 ? [{ kind: 'same_language', template, tag, paths }] : []),
  );

function pathsBy(pairs: readonly (readonly string[])[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [key = '', path = ''] of pairs) {
    const found = paths.get(key);
    if (found) found.push(path);
    else paths.set(key, [path]);
  }
  return paths;
}
