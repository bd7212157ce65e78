import { isValueStatus } from '#core/domain/value-status.js';

import { readJson, storage, writeJson } from '../../../lib/storage.js';
import { placeOf, placeRef } from './places.js';
import type { Place, PlaceRef } from './places.js';
import type { Base, Job, Wanted } from './save-queue.js';

/** A text (or status) kept on this device until the server has it. */
export interface Draft {
  ref: PlaceRef;
  wanted: Wanted;
  base: Base;
}

/** The keyboard is at most this far ahead of the disk. */
const WRITE_AFTER_MS = 200;

type Stored = Record<string, Omit<Draft, 'ref'>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isDraft(value: unknown): value is Omit<Draft, 'ref'> {
  if (!isRecord(value) || !isRecord(value['wanted']) || !isRecord(value['base'])) return false;
  const { text, status } = value['wanted'];
  const { id, version } = value['base'];
  const isBase = (id === null || typeof id === 'number') && typeof version === 'number';
  const isText = text === undefined || typeof text === 'string';
  return isBase && isText && (status === undefined || isValueStatus(status));
}

const isStored = (value: unknown): value is Stored => isRecord(value);

/** What was typed in one project by one user, in local storage: texts being typed and changes not saved yet. */
export class Drafts {
  private readonly name: string;
  /** Null = to be removed. Other tabs write their own places, so only these are touched. */
  private readonly dirty = new Map<Place, Omit<Draft, 'ref'> | null>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(userId: number, projectId: number) {
    this.name = `motley.drafts.${userId}.${projectId}`;
  }

  /** What an earlier visit left behind. */
  read(): Draft[] {
    return Object.entries(this.stored()).flatMap(([place, draft]) => {
      const ref = placeRef(place);
      return ref && isDraft(draft) ? [{ ref, wanted: draft.wanted, base: draft.base }] : [];
    });
  }

  keep({ ref, wanted, base }: Draft): void {
    this.note(ref, { wanted, base });
  }

  forget(ref: PlaceRef): void {
    this.note(ref, null);
  }

  /** A job is kept with what is in flight: it may never arrive. */
  keepJob(ref: PlaceRef, job: Job | null): void {
    if (job) this.keep({ ref, wanted: { ...job.inFlight, ...job.wanted }, base: job.base });
    else this.forget(ref);
  }

  /** Writes at once: the page may be closing. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.dirty.size === 0) return;
    const stored = this.stored();
    for (const [place, draft] of this.dirty) {
      if (draft) stored[place] = draft;
      else delete stored[place];
    }
    this.dirty.clear();
    if (Object.keys(stored).length > 0) writeJson(this.name, stored);
    else storage.remove(this.name);
  }

  private note(ref: PlaceRef, draft: Omit<Draft, 'ref'> | null): void {
    this.dirty.set(placeOf(ref), draft);
    this.timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  private stored(): Stored {
    return readJson(this.name, isStored) ?? {};
  }
}
