import { detectFormat } from '#core/formats/import/detect-format.js';
import type { ImportFile } from '#core/formats/index.js';

/** What a file was found to be. */
export interface FileKind {
  file: string;
  /** The id of the format it is read as; null if it is of no known one. */
  format: string | null;
  /** The ids of the formats that fit equally well; empty where there is no doubt. */
  candidates: string[];
}

/** What a file is by its content and its name, or as it was chosen. Loads the detection of all formats: for workers. */
export function kindOf({ name, bytes, format: chosen }: ImportFile): FileKind {
  const { format, candidates } = detectFormat({ name, bytes });
  const [first] = candidates;
  return {
    file: name,
    format: chosen ?? (format ?? first)?.id ?? null,
    candidates: candidates.map(({ id }) => id),
  };
}
