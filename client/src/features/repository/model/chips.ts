import type { FileView } from '../reading/repository-view.js';
import { hasBaseInNames, tagIn } from './selection.js';

/** A language of a file, as a row shows it. */
export interface Chip {
  readonly id: string;
  /** A tag; of an unknown language, its code as the repository has it. */
  readonly code: string;
  readonly isUnknown: boolean;
  /** Of its document; where its texts are names of keys, the template of the file. */
  readonly path: string;
}

/** The languages of a file: that of the base first, then the most complete. */
export function chipsOf(file: FileView, baseTag: string | null): Chip[] {
  const { documents, holdsAll } = file;
  if (holdsAll)
    return documents.flatMap(({ tags, path }) =>
      tags.map((code) => ({ id: code, code, isUnknown: false, path })),
    );
  const rank = (tag: string | null): number => Number(tag === baseTag);
  const inNames =
    baseTag !== null && hasBaseInNames(file, baseTag)
      ? [{ id: baseTag, code: baseTag, isUnknown: false, path: file.template }]
      : [];
  const chips = documents
    .map((document) => ({ document, tag: tagIn(document, baseTag) }))
    .sort((a, b) => rank(b.tag) - rank(a.tag) || b.document.keys - a.document.keys)
    .map(({ document: { path, unknown, code }, tag }) => ({
      id: path,
      code: tag ?? unknown ?? code ?? '?',
      isUnknown: tag === null,
      path,
    }));
  return [...inNames, ...chips];
}
