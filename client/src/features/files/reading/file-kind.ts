import { detectFormat } from '#core/formats/import/detect-format.js';
import type { ImportFile } from '#core/formats/index.js';

import { namedTag } from './named-tag.js';
import type { NamedTag } from './named-tag.js';

/** The detected format of a file, and its language. */
export interface FileKind {
  file: string;
  /** The id of the format; null if it is unknown. */
  format: string | null;
  /** The ids of the formats that fit equally well; empty if there is no doubt. */
  candidates: string[];
  /** Null if neither its content nor its name says one. */
  named: NamedTag | null;
}

/** Detects the format of a file by its content and name, unless it was chosen, and its language; after `loadFits`. */
export function kindOf({ name, bytes, format: chosen }: ImportFile): FileKind {
  const { format, candidates } = detectFormat({ name, bytes });
  const [first] = candidates;
  const id = chosen ?? (format ?? first)?.id ?? null;
  return {
    file: name,
    format: id,
    candidates: candidates.map((candidate) => candidate.id),
    named: namedTag(name, id, bytes),
  };
}
