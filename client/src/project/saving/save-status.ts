import { atom } from 'jotai';

import type { ValueView } from '#core/api/translations.js';

import type { CellRef } from '../store/cell-ref.js';
import { contentOf } from '../store/value-cells.js';
import type { Unsaved, ValueCells } from '../store/value-cells.js';
import type { Drafts } from './drafts.js';
import type { QueueEvents, SaveJob, StatusRefusal } from './save-queue.js';

/** The number of changes of the project in each state of saving. */
export interface SaveSummary {
  sending: number;
  waiting: number;
  failed: number;
  /** The first change that needs an action of the user. */
  firstFailed: CellRef | null;
}

const ALL_SAVED: SaveSummary = { sending: 0, waiting: 0, failed: 0, firstFailed: null };

function summaryOf(jobs: readonly SaveJob[]): SaveSummary {
  const summary = { ...ALL_SAVED };
  for (const { ref, state } of jobs) {
    if (state.name === 'sending') summary.sending += 1;
    else if (state.name === 'waiting') summary.waiting += 1;
    else {
      summary.failed += 1;
      summary.firstFailed ??= ref;
    }
  }
  return summary;
}

function unsavedOf(job: SaveJob | null): Unsaved | null {
  if (!job) return null;
  const { state } = job;
  if (state.name === 'failed' || state.name === 'conflict') return state;
  return { name: 'pending' };
}

const needsUser = ({ name }: Unsaved): boolean => name === 'failed' || name === 'conflict';

/** Announces the outcome of changes to the user. */
export interface SaveListener {
  onSaved(): void;
  onFailed(unsaved: Unsaved): void;
  onStatusRefused(ref: CellRef, refusal: StatusRefusal): void;
}

/** Applies the events of the save queue to the cells, the drafts on this device and the summary. */
export class SaveStatus implements QueueEvents {
  readonly summary = atom<SaveSummary>(ALL_SAVED);
  private afterLastSave: (() => void) | null = null;

  constructor(
    private readonly cells: ValueCells,
    private readonly drafts: Drafts,
    private readonly listener: SaveListener,
  ) {}

  get hasUnsaved(): boolean {
    const { sending, waiting, failed } = this.cells.store.get(this.summary);
    return sending + waiting + failed > 0;
  }

  /** Calls back once nothing is left to save: now, or after the last change. */
  whenSaved(then: () => void): void {
    if (this.hasUnsaved) this.afterLastSave = then;
    else then();
  }

  onSaved({ ref, inFlight, wanted }: SaveJob, value: ValueView): void {
    const { text, status, sourceVersion, majorVersion } = this.cells.get(ref);
    const next = { ...inFlight, ...wanted };
    const isSaved = next.text === undefined && next.status === undefined;
    // The server's response wins, except over what the user has typed, reviewed or confirmed since.
    this.cells.set(ref, {
      ...contentOf(value),
      ...(next.text !== undefined && { text, majorVersion }),
      ...(!isSaved && { status, sourceVersion }),
      ...(next.confirms !== undefined && { sourceVersion }),
    });
    this.listener.onSaved();
  }

  onStatusRefused({ ref, wanted }: SaveJob, refusal: StatusRefusal): void {
    const saved = refusal.kind === 'conflict' ? refusal.theirs : this.cells.get(ref).saved;
    const hasTypedText = wanted.text !== undefined;
    const refusedFor = refusal.kind === 'blocked' ? refusal.count : 0;
    if (saved && !hasTypedText) this.cells.set(ref, { ...contentOf(saved), refusedFor });
    this.listener.onStatusRefused(ref, refusal);
  }

  onChange(ref: CellRef, job: SaveJob | null, jobs: readonly SaveJob[]): void {
    this.mark(ref, unsavedOf(job));
    this.drafts.keepJob(ref, job);
    this.cells.store.set(this.summary, summaryOf(jobs));
    if (!this.hasUnsaved) this.afterLastSave?.();
  }

  private mark(ref: CellRef, unsaved: Unsaved | null): void {
    const isChanged = unsaved?.name !== this.cells.get(ref).unsaved?.name;
    if (isChanged || unsaved?.name === 'conflict') this.cells.set(ref, { unsaved });
    if (unsaved && isChanged && needsUser(unsaved)) this.listener.onFailed(unsaved);
  }
}
