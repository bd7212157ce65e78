import { detectFormat } from '#core/formats/import/detect-format.js';
import type { ImportFile } from '#core/formats/index.js';

/** The detected format of a file. */
export interface FileKind {
  file: string;
  /** The id of the format; null if it is unknown. */
  format: string | null;
  /** The ids of the formats that fit equally well; empty if there is no doubt. */
  candidates: string[];
}

/** Detects the format of a file by its content and name, unless it was chosen; after `loadFits`. */
export function kindOf({ name, bytes, format: chosen }: ImportFile): FileKind {
  const { format, candidates } = detectFormat({ name, bytes });
  const [first] = candidates;
  return {
    file: name,
    format: chosen ?? (format ?? first)?.id ?? null,
    candidates: candidates.map(({ id }) => id),
  };
}
