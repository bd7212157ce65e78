import type { FileView } from '../reading/repository-view.js';
import { tagIn } from './selection.js';

/** A language of a file, as a row shows it. */
export interface Chip {
  readonly id: string;
  /** A tag; of an unknown language, its code as the repository has it. */
  readonly code: string;
  readonly isUnknown: boolean;
  readonly path: string;
}

/** The languages of a file: that of the base first, then the most complete. */
export function chipsOf({ documents, holdsAll }: FileView, baseTag: string | null): Chip[] {
  if (holdsAll)
    return documents.flatMap(({ tags, path }) =>
      tags.map((code) => ({ id: code, code, isUnknown: false, path })),
    );
  const rank = (tag: string | null): number => Number(tag === baseTag);
  return documents
    .map((document) => ({ document, tag: tagIn(document, baseTag) }))
    .sort((a, b) => rank(b.tag) - rank(a.tag) || b.document.keys - a.document.keys)
    .map(({ document: { path, unknown, code }, tag }) => ({
      id: path,
      code: tag ?? unknown ?? code ?? '?',
      isUnknown: tag === null,
      path,
    }));
}
