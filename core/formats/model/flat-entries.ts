import type { Localizations, ReadKey } from './catalogue-builder.js';
import { markerOf } from '../text/markers.js';
import { checkCount } from './read-context.js';
import type { ReadContext } from './read-context.js';
import type { Reports } from './reports.js';

/** An entry of a format whose names carry their group. */
export interface FlatEntry {
  /** The name on the platform, with group and key. */
  rawName: string;
  line: number;
  /** The group of the marker above the entry. */
  scope: string | null;
  /** Null if reported and left out; the name still counts when other names are resolved. */
  key: ReadKey | null;
  /** Of a file with several languages, see `KeptEntry`. */
  localizations?: Localizations;
}

/** What one flat file holds, collected while it is read. */
export class FlatFile {
  readonly entries: FlatEntry[] = [];
  /** Names of groups that markers and headings mention. */
  readonly declared: string[] = [];
  readonly reports: Reports;
  private scope: string | null = null;

  constructor(private readonly context: ReadContext) {
    this.reports = context.reports;
  }

  /** A comment between entries; `readName` reads the marker in it. */
  mark(comment: string, readName: (comment: string) => string | null = markerOf): void {
    const name = readName(comment);
    if (name === null || name.length > this.context.limits.name) return;
    this.scope = name === '' ? null : name;
    if (this.scope !== null) this.declared.push(this.scope);
  }

  /** The group of what follows; null: none. */
  scopeTo(group: string | null): void {
    this.mark('', () => '');
    if (group !== null) this.mark('', () => group);
  }

  declare(name: string): void {
    this.declared.push(name);
  }

  /** @throws Malformed when there are more entries than a project may have keys */
  add(rawName: string, line: number, key: ReadKey | null, localizations?: Localizations): void {
    checkCount(this.entries.length + 1, line, this.context);
    const entry: FlatEntry = { rawName, line, scope: this.scope, key };
    if (localizations) entry.localizations = localizations;
    this.entries.push(entry);
  }
}

/** Groups and names of keys by their names in a file. */
export type KnownPlaces = ReadonlyMap<string, readonly [group: string, name: string]>;
