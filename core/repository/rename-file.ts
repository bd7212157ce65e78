import { writtenPathFault } from '../domain/document-path.js';
import { codeInStyle, styleOfCodes } from './code-style.js';
import { codeOf, partsOf, pathOf, templateFault } from './path-template.js';
import type { TemplateFault } from './path-template.js';

/** A document of a file that gets another template. */
export interface RenamedDocument {
  /** As it is now. */
  readonly path: string;
  /** The canonical BCP 47 tag of its language; null if that has none. */
  readonly tag: string | null;
}

export interface FileToRename {
  readonly template: string;
  /** Whether one document holds all languages. */
  readonly holdsAll: boolean;
  readonly documents: readonly RenamedDocument[];
}

/**
 * The paths of the documents after a change of the template, in their order: each with its code as it is written now. A
 * document without a code gets that of its language where the template needs one, and keeps its path where there is none.
 */
export function pathsOfDocuments({ template, documents }: FileToRename, to: string): string[] {
  const standings = documents.map(({ path }) => codeOf(template, path));
  const style = styleOfCodes(
    standings.flatMap((standing) => standing?.code ?? []),
    to,
  );
  return documents.map(({ path, tag }, index) => {
    const standing = standings[index] ?? null;
    const code = standing?.code ?? null;
    const plain = standing === null || code !== null ? null : pathOf(to, null);
    const fallback = tag === null ? null : codeInStyle(tag, style);
    return plain ?? pathOf(to, code ?? fallback) ?? path;
  });
}

/** What is wrong with another template of a file; null: nothing. Whether the path is taken is not looked at. */
export function renameFault(file: FileToRename, to: string): TemplateFault | null {
  const fault = languageFault(file, to) ?? templateFault(to, partsOf(to).length === 0);
  if (fault) return fault;
  for (const path of pathsOfDocuments(file, to)) {
    const written = writtenPathFault(path);
    if (written) return written;
  }
  return null;
}

function languageFault({ template, holdsAll, documents }: FileToRename, to: string): TemplateFault | null {
  const [part] = partsOf(to);
  if (holdsAll) return part === undefined ? null : { reason: 'one_document', part };
  const [expected] = partsOf(template);
  const isForOne = expected === undefined && documents.length <= 1;
  return part === undefined && !isForOne ? { reason: 'no_language', part: expected ?? '{language}' } : null;
}
