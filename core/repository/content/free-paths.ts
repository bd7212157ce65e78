import { distinctPaths } from '../../formats/naming/file-names.js';

/**
 * Documents at paths that differ: what the format of a document cannot hold has a number in its name where its path is that
 * of a document of another file, which it would replace.
 *
 * @param besides those of the documents that stand beside another one
 */
export function atFreePaths<Document extends { path: string }>(
  documents: readonly Document[],
  besides: ReadonlySet<Document>,
): Document[] {
  const own = documents.filter((document) => !besides.has(document));
  const others = distinctPaths([...own, ...besides]).slice(own.length);
  const placed = new Map([...besides].map((document, at) => [document, others[at]]));
  return documents.map((document) => placed.get(document) ?? document);
}
