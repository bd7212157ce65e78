import type { DocumentReading } from '../content/read-file.js';

/** A document of the repository as it is now. */
export interface FoundDocument {
  path: string;
  file: string;
  tag: string | null;
  /** Of its bytes; empty if it is not known. */
  sha256: string;
  /** Whether the project has imported the same bytes from this path. */
  isSame: boolean;
  /** Null: it is the same, and so are the others of its file. */
  reading: DocumentReading | null;
}
