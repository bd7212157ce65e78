import { codeInStyle } from './code-style.js';
import type { CodeStyle } from './code-style.js';
import { partsOf, pathOf } from './path-template.js';

/** What there is to know of a file for the paths of its documents. */
export interface FilePaths {
  readonly template: string;
  /** Whether one document holds all languages. */
  readonly holdsAll: boolean;
  readonly style: CodeStyle;
  readonly documents: readonly { readonly path: string; readonly tag: string | null }[];
}

/**
 * The path of a file's document in a language: the exact one that it has, else a new one, with its code as the codes of the
 * other documents are written. Null if the file has one language and no place for the code of another one.
 *
 * @param tag canonical BCP 47
 * @param isBase whether it is the base language, which has no code where the template allows that
 */
export function exportPath(
  { template, holdsAll, style, documents }: FilePaths,
  tag: string,
  isBase = false,
): string | null {
  if (holdsAll) return documents[0]?.path ?? template;
  const own = documents.find((document) => document.tag === tag);
  if (own) return own.path;
  if (partsOf(template).length === 0) return null;
  return (isBase ? pathOf(template, null) : null) ?? pathOf(template, codeInStyle(tag, style));
}
