import type { FileView } from '#core/api/files.js';

import { searchIn, searchInUrl } from './file-terms.js';
import type { FileId } from './file-terms.js';

/** The address of the editor with the keys of a file, or those without one, in these languages or else in all. */
export function editorOfFile(
  projectId: number,
  fileId: FileId,
  files: readonly FileView[],
  languageIds: readonly number[] = [],
): string {
  const { file, q } = searchInUrl(searchIn('', new Set([fileId]), files));
  const parts = Object.entries({ file, q, langs: languageIds.join(',') });
  const query = new URLSearchParams(parts.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `/projects/${projectId}?${query.toString()}`;
}
