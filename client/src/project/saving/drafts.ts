import { isValueStatus } from '#core/domain/value-status.js';

import { withLock } from '../../lib/lock.js';
import { TabRegistry } from '../../lib/tab-registry.js';
import { readJson, storage, writeJson } from '../../lib/storage.js';
import { cellKeyOf, parseCellKey } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import type { BaseVersion, SaveJob } from './save-queue.js';
import type { ValueEdit } from './value-edit.js';

/** A text (or status) stored on this device until the server has it. */
export interface Draft {
  ref: CellRef;
  wanted: ValueEdit;
  base: BaseVersion;
}

/** Typed text is written to the device within this time. */
const WRITE_AFTER_MS = 200;

type StoredDraft = Omit<Draft, 'ref'>;
/** The stored drafts, by page and then by cell: pages never touch each other's drafts. */
type Stored = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value) || !isRecord(value['wanted']) || !isRecord(value['base'])) return false;
  const { id, version } = value['base'];
  const isBase = (id === null || typeof id === 'number') && typeof version === 'number';
  return isBase && isEdit(value['wanted']);
}

const isEdit = ({ text, isTypo, status, confirms, takesBack }: Record<string, unknown>): boolean =>
  isOneOf(text, 'string') &&
  isOneOf(isTypo, 'boolean') &&
  isOneOf(takesBack, 'boolean') &&
  isOneOf(confirms, 'number') &&
  (status === undefined || isValueStatus(status));

const isOneOf = (value: unknown, type: string): boolean => value === undefined || typeof value === type;

const isStored = (value: unknown): value is Stored => isRecord(value) && Object.values(value).every(isRecord);

const NAME = 'motley.drafts';
const storageKey = (userId: number, projectId: number | string): string => `${NAME}.${userId}.${projectId}`;
const read = (name: string): Stored => readJson(name, isStored) ?? {};

/** The number of unsaved changes of a user on this device, in all projects. */
export const countDrafts = (userId: number): number =>
  storage
    .keys()
    .filter((name) => name.startsWith(storageKey(userId, '')))
    .flatMap((name) => Object.values(read(name)).map((drafts) => Object.keys(drafts).length))
    .reduce((sum, count) => sum + count, 0);

/**
 * The unsaved changes of a user in one project, in local storage: texts being typed and changes not saved yet. Each
 * page stores its own; the drafts of a closed page go to the next page that opens the project.
 */
export class Drafts {
  private readonly name: string;
  private readonly page = Math.random().toString(36).slice(2);
  private readonly registry: TabRegistry;
  private readonly own = new Map<CellKey, StoredDraft>();
  private isDirty = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(userId: number, projectId: number) {
    this.name = storageKey(userId, projectId);
    this.registry = new TabRegistry(this.name, this.page);
  }

  /** Takes over the drafts of closed pages. */
  async adopt(): Promise<Draft[]> {
    if (storage.read(this.name) === null) return [];
    // One page at a time: two pages that open together must not take the same drafts.
    return withLock(`${this.name}.adopt`, async () => {
      const others = Object.keys(read(this.name)).filter((page) => page !== this.page);
      const open = await this.registry.openTabs(others);
      return this.takeFrom(others.filter((page) => !open.has(page)));
    });
  }

  keep({ ref, wanted, base }: Draft): void {
    this.own.set(cellKeyOf(ref), { wanted, base });
    this.scheduleWrite();
  }

  forget(ref: CellRef): void {
    if (this.own.delete(cellKeyOf(ref))) this.scheduleWrite();
  }

  /** Keeps a job, including what is in flight: it may never arrive. */
  keepJob(ref: CellRef, job: SaveJob | null): void {
    if (job) this.keep({ ref, wanted: { ...job.inFlight, ...job.wanted }, base: job.base });
    else this.forget(ref);
  }

  /** Writes at once: the page may be closing. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.isDirty) this.write(read(this.name));
  }

  /** Leaves the drafts to the next page that opens the project. */
  leave(): void {
    this.flush();
    this.registry.leave();
  }

  private takeFrom(pages: readonly string[]): Draft[] {
    const stored = read(this.name);
    const found = pages.flatMap((page) => Object.entries(stored[page] ?? {}));
    for (const page of pages) delete stored[page];
    const drafts = found.flatMap(([place, draft]) => {
      const ref = parseCellKey(place);
      return ref && isStoredDraft(draft) ? [{ ref, wanted: draft.wanted, base: draft.base }] : [];
    });
    // A text typed here meanwhile is newer.
    const taken = drafts.filter(({ ref }) => !this.own.has(cellKeyOf(ref)));
    for (const { ref, wanted, base } of taken) this.own.set(cellKeyOf(ref), { wanted, base });
    this.write(stored);
    return taken;
  }

  private write(stored: Stored): void {
    this.isDirty = false;
    if (this.own.size > 0) stored[this.page] = Object.fromEntries(this.own);
    else delete stored[this.page];
    if (Object.keys(stored).length > 0) writeJson(this.name, stored);
    else storage.remove(this.name);
  }

  private scheduleWrite(): void {
    this.isDirty = true;
    this.timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }
}
