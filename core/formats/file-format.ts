import type { CatalogueGroup, ImportReason } from './catalogue.js';
import type { ExportFile, WrittenGroup, WrittenKey } from './export/export-types.js';
import type { FlatFile } from './flat-entries.js';
import type { Platform } from './platforms.js';
import type { LegacyEncoding } from './profile/profile-types.js';
import type { ReadContext } from './read-context.js';
import type { PluralWriting } from './web/plural-writing.js';

/** Whether a file is of a format, as its name and the first 64 kB of its text tell. */
export type Fit = 'surely' | 'maybe' | 'no';

/** All that is known of one kind of file. `registry.ts` lists them. */
export interface FileFormat<Id extends string = string> {
  readonly id: Id;
  readonly platform: Platform;
  /** In lower case, without the dot; the first is the one that exports write. */
  readonly extensions: readonly string[];
  /** Why a file is rejected that this reader gives up on, unless it says more. */
  readonly parseError: ImportReason;
  /** What a second file beside one of this format should have been. */
  readonly expectedBeside: ImportReason;
  /** The format of the one file that may come beside it in the same import. */
  readonly companion?: string;
  /**
   * Reads the text of a file: groups, or entries whose names still carry their group.
   * @throws Malformed when nothing of the file can be read
   */
  readonly read: (text: string, context: ReadContext) => FlatFile | CatalogueGroup[];
  /** The file of one language; null when it would hold nothing. `code`: the language's, as it names files. */
  readonly write: (
    groups: readonly WrittenGroup[],
    code: string,
    writing: PluralWriting,
  ) => ExportFile | null;
  /** The encoding of a file that is not in UTF-8 and does not say in which it is. */
  readonly legacyEncoding?: LegacyEncoding;
  /** Whether a file looks like one of this format. `head`: the beginning of its text. */
  readonly fits?: (name: string, head: string) => Fit;
  /** Whether the file cannot hold every character of this key. */
  readonly replacesIn?: (key: WrittenKey) => boolean;
}
