import type { CodeStyle } from './code-style.js';
import type { DocumentLanguage } from './document-language.js';

/** A file of a repository in one language, or in all of them where its format holds all. */
export interface RepositoryDocument {
  readonly path: string;
  /** As it stands in the path; null where none does. */
  readonly code: string | null;
  readonly tag: string | null;
  readonly from: DocumentLanguage['from'];
  /** What it says it is translated from: a tag, or a code for which no language is known. */
  readonly source: string | null;
}

/** A file of a repository in all its languages. */
export interface RepositoryFile {
  readonly template: string;
  /** The id of its format. */
  readonly format: string;
  /** Whether its document holds all languages. */
  readonly holdsAll: boolean;
  readonly style: CodeStyle;
  /** Those without a code first, then by path. */
  readonly documents: readonly RepositoryDocument[];
  /** Why it is left out unless a person wants it: test data, or a POT, which tools make. */
  readonly setAside: 'test_data' | 'pot' | null;
}
