import type { Platform } from '../naming/platforms.js';
import type { ImportReason } from '../text/import-warning.js';
import type { Codec } from './codec.js';

/** Whether a file is of a format: `maybe` asks for its name, or for other files that it fits better. */
export type Fit = 'surely' | 'maybe' | 'no';

/**
 * What the beginning of a file says of its format, before its name does; null: nothing.
 *
 * @param head text, decoded leniently
 */
export type Fits = (head: string, bytes: Uint8Array) => Fit | null;

/** One kind of file, described in `format.ts` of its folder. `registry/registry.ts` lists all of them. */
export interface FileFormat {
  /** Of one format only; stored in profiles. */
  readonly id: string;
  readonly platform: Platform;
  /** In lower case, without the dot; the first is the one that exports write. */
  readonly extensions: readonly string[];
  /** Why a file is rejected that its reader gives up on, unless it says more; `reading_file_error` unless given. */
  readonly parseError?: ImportReason;
  /** What a second file beside one of this format should have been; `one_file_expected` unless given. */
  readonly expectedBeside?: ImportReason;
  /** How many languages a file holds: all of them, or the source language and another one; absent: one. */
  readonly languages?: 'all' | 'pair';
  /** Whether the names of its keys may be their texts in the language of the program: its codec has `template`. */
  readonly mayBeNamedByTexts?: true;
  /** Whether the entry of a key may hold others, which are called after it: the variables of a sentence. */
  readonly holdsKeys?: true;
  /** The format of the one file that may come beside it in the same import. */
  readonly companion?: string;
  /** Loads what recognises such files by their content: a small script of its own in browsers. Absent: only the name does. */
  readonly loadFits?: () => Promise<Fits>;
  /** Loads what reads and writes such files: by a dynamic import, which is a script of its own in browsers. */
  readonly load: () => Promise<Codec>;
}
