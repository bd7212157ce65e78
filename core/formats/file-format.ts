import type { ImportReason } from './catalogue.js';
import type { Platform } from './platforms.js';

/** What pages need to know of one kind of file. `registry.ts` lists them, `codecs.ts` what reads and writes them. */
export interface FileFormat {
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
  /** The format of the one file that may come beside it in the same import. */
  readonly companion?: string;
}
