import { renamesAmong } from '../renames.js';
import type { ComparedDocument, Rename } from '../renames.js';

/** How the documents of a repository relate to those of a project. Each path is in one list; renames are proposals. */
export interface MatchedDocuments {
  readonly same: readonly string[];
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Of files, from `gone` to `added`, the surest first. */
  readonly renames: readonly Rename[];
}

/**
 * Compares the documents of a repository with those imported before, by their paths. Takes time linear in the number of
 * documents and texts.
 */
export function matchDocuments(
  before: readonly ComparedDocument[],
  now: readonly ComparedDocument[],
): MatchedDocuments {
  const known = new Map(before.map((document) => [document.path, document]));
  const found = new Set(now.map(({ path }) => path));
  const kept = now.filter(({ path }) => known.has(path));
  const added = now.filter(({ path }) => !known.has(path));
  const gone = before.filter(({ path }) => !found.has(path));
  const isSame = ({ path, sha256 }: ComparedDocument): boolean => known.get(path)?.sha256 === sha256;
  return {
    same: pathsOf(kept.filter(isSame)),
    changed: pathsOf(kept.filter((document) => !isSame(document))),
    added: pathsOf(added),
    gone: pathsOf(gone),
    renames: renamesAmong(gone, added),
  };
}

const pathsOf = (documents: readonly ComparedDocument[]): string[] => documents.map(({ path }) => path);
