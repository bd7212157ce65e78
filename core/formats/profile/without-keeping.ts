import type { FileFormat } from '../file-format.js';
import type { FlatFile } from '../flat-entries.js';
import { Carried } from './carried.js';
import type { KeepContext, KeptFile } from './kept-file.js';

/** What a reader makes of a flat file that is to come back as it was. */
export interface KeptFlatFile extends KeptFile {
  entries: FlatFile;
}

/**
 * How a flat format is read whose files need not come back: what would be carried is reported as left out
 * (docs/formats.md, 1.4).
 */
export const withoutKeeping =
  (read: (source: string, context: KeepContext) => KeptFlatFile): FileFormat['read'] =>
  (source, context) => {
    const carried = new Carried('');
    const { entries } = read(source, {
      ...context,
      pluralMode: 'strict',
      tag: null,
      isKnownPlural: () => false,
      carried,
    });
    for (const { what, line, count } of carried.list())
      for (let number = 0; number < count; number += 1) context.reports.ignore(what, line);
    return entries;
  };
