import { atom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Drafts } from './drafts.js';
import { placeOf } from './places.js';
import type { PlaceRef } from './places.js';
import { SaveQueue } from './save-queue.js';
import type { Base, Job, Outcome, QueuePorts, Wanted } from './save-queue.js';
import { ALL_SAVED, summaryOf } from './save-summary.js';
import type { SaveSummary } from './save-summary.js';
import { isSameStructure, structureOf, valuesByPlace } from './structure.js';
import type { Structure } from './structure.js';
import { ValueCells } from './value-cells.js';
import type { Cell, Unsaved } from './value-cells.js';

/** What an action changes back into. */
export interface UndoStep {
  ref: PlaceRef;
  wanted: Wanted;
}

const UNDO_DEPTH = 50;

export interface OpenProjectPorts extends Pick<QueuePorts, 'send' | 'wait' | 'isOnline'> {
  onSaved(ref: PlaceRef): void;
  onFailed(ref: PlaceRef, unsaved: Unsaved): void;
  onStatusRefused: QueuePorts['onStatusRefused'];
}

/** The project on the screen: its structure, an atom per value, the queue that saves, the drafts, the undo. */
export class OpenProject {
  readonly cells = new ValueCells();
  readonly structure = atom<Structure>({ languages: [], groups: [], keys: new Map() });
  readonly saving = atom<SaveSummary>(ALL_SAVED);
  /** The key whose row has the focus. */
  readonly focusedKey = atom<number | null>(null);
  private readonly queue: SaveQueue;
  private readonly drafts: Drafts;
  private readonly undoSteps: UndoStep[] = [];
  private details: ProjectDetails | null = null;
  private isRestored = false;
  private onceSaved: (() => void) | null = null;

  constructor(
    userId: number,
    readonly projectId: number,
    private readonly ports: OpenProjectPorts,
  ) {
    this.drafts = new Drafts(userId, projectId);
    this.queue = new SaveQueue({
      ...ports,
      onSaved: (ref, value) => this.onSaved(ref, value),
      onStatusRefused: (ref, outcome) => this.onStatusRefused(ref, outcome),
      onChange: (ref, job) => this.onJob(ref, job),
    });
  }

  /** Takes what the server says; a text typed here and a newer version known here stay. */
  load(details: ProjectDetails): void {
    if (details === this.details) return;
    const { store } = this.cells;
    const structure = structureOf(details);
    const values = valuesByPlace(details);
    const refs = placesOf(structure);
    for (const ref of refs) this.take(ref, values.get(placeOf(ref)) ?? null);
    // News of texts alone leave the rows where they are.
    store.set(this.structure, (before) => (isSameStructure(before, structure) ? before : structure));
    this.cells.recount(refs);
    this.details = details;
  }

  /** Sends what an earlier visit left on this device. Call after `load`. */
  restore(): void {
    if (this.isRestored) return;
    this.isRestored = true;
    const { keys } = this.cells.store.get(this.structure);
    for (const { ref, wanted, base } of this.drafts.read()) {
      const { saved } = this.cells.get(ref);
      const isTextSaved = wanted.text === undefined || wanted.text === saved?.name;
      const isStatusSaved = wanted.status === undefined || wanted.status === saved?.status;
      if (!keys.has(ref.keyId) || (isTextSaved && isStatusSaved)) this.drafts.forget(ref);
      else {
        this.show(ref, wanted);
        this.queue.put(ref, wanted, base);
        this.cells.set(ref, { isRestored: true });
      }
    }
  }

  /** The user has seen a restored text. */
  seen(ref: PlaceRef): void {
    if (this.cell(ref).isRestored) this.cells.set(ref, { isRestored: false });
  }

  cell(ref: PlaceRef): Cell {
    return this.cells.get(ref);
  }

  /** What a change made now is made upon. */
  base(ref: PlaceRef): Base {
    const { saved } = this.cell(ref);
    return { id: saved?.id ?? null, version: saved?.version ?? 0 };
  }

  /** Keeps a text while it is being typed. */
  typing(ref: PlaceRef, text: string, base: Base): void {
    if (text === this.cell(ref).text) this.drafts.keepJob(ref, this.queue.job(ref));
    else this.drafts.keep({ ref, wanted: { text }, base });
  }

  /** Saves a text; unchanged, it is no call. `base` is what its typing began upon. */
  commit(ref: PlaceRef, text: string, base: Base = this.base(ref)): void {
    const before = this.cell(ref);
    if (text === before.text) {
      this.drafts.keepJob(ref, this.queue.job(ref));
      return;
    }
    this.remember({ ref, wanted: { text: before.text } });
    this.want(ref, { text }, base);
  }

  /** Judges a value; an empty one cannot be. */
  review(ref: PlaceRef, status: ValueStatus): void {
    const before = this.cell(ref);
    if (before.text === '' || before.status === status) return;
    this.remember({ ref, wanted: { status: before.status } });
    this.want(ref, { status }, this.base(ref));
  }

  /** Drops a text that was only being typed; undo brings it back. */
  giveUp(ref: PlaceRef, text: string): void {
    this.remember({ ref, wanted: { text } });
    this.drafts.keepJob(ref, this.queue.job(ref));
  }

  private remember(step: UndoStep): void {
    this.undoSteps.push(step);
    if (this.undoSteps.length > UNDO_DEPTH) this.undoSteps.shift();
  }

  /** Changes the last action back; the place it was at, null when there is none. */
  undo(): PlaceRef | null {
    const step = this.undoSteps.pop();
    if (!step) return null;
    this.want(step.ref, step.wanted, this.base(step.ref));
    return step.ref;
  }

  retry(ref: PlaceRef): void {
    this.queue.retry(ref);
  }

  /** Gives the own text up: the server's stands again. */
  discard(ref: PlaceRef): void {
    const { saved, text } = this.cell(ref);
    this.remember({ ref, wanted: { text } });
    this.queue.discard(ref);
    this.cells.set(ref, { text: saved?.name ?? '', status: saved?.status ?? 'modified', unsaved: null });
  }

  useTheirs(ref: PlaceRef): void {
    const state = this.queue.job(ref)?.state;
    if (state?.name !== 'conflict') return;
    this.cells.set(ref, { saved: state.theirs });
    this.discard(ref);
  }

  keepMine(ref: PlaceRef): void {
    this.queue.keepMine(ref);
  }

  /** The connection is back. */
  flush(): void {
    this.queue.flush();
  }

  /** Writes what is being typed to the device; the page may be closing. */
  secure(): void {
    this.drafts.flush();
  }

  get hasUnsaved(): boolean {
    return this.queue.all.length > 0;
  }

  /** Sends nothing any more: the user is another one. What waits stays on the device. */
  stop(): void {
    this.queue.stop();
    this.drafts.flush();
  }

  /** Calls back once nothing is left to be saved: at once, or when the last change has gone. */
  whenSaved(then: () => void): void {
    if (this.hasUnsaved) this.onceSaved = then;
    else then();
  }

  /** Takes a value as another call than those of the queue answered it. */
  accept(value: ValueView): void {
    const { keyId, languageId, quantityString: quantity } = value;
    this.take({ keyId, languageId, quantity }, value);
  }

  /** The newest a value is known to be, for the cache that outlives the page. */
  latest(value: ValueView): ValueView {
    const { keyId, languageId, quantityString: quantity } = value;
    const { saved } = this.cell({ keyId, languageId, quantity });
    return saved && saved.id === value.id && saved.version > value.version ? { ...value, ...saved } : value;
  }

  /** A value as it shows now, saved or not: what an export writes. */
  shown(value: ValueView): ValueView {
    const { keyId, languageId, quantityString: quantity } = value;
    const { text, status } = this.cell({ keyId, languageId, quantity });
    return { ...value, name: text, status };
  }

  private want(ref: PlaceRef, wanted: Wanted, base: Base): void {
    this.show(ref, wanted);
    const { saved, text } = this.cell(ref);
    const isBack =
      wanted.status === undefined && text === (saved?.name ?? '') && this.queue.job(ref) === null;
    if (isBack) {
      this.cells.set(ref, { status: saved?.status ?? 'modified', unsaved: null });
      this.drafts.forget(ref);
    } else this.queue.put(ref, wanted, base);
  }

  private show(ref: PlaceRef, { text, status }: Wanted): void {
    if (text !== undefined) this.cells.set(ref, { text, status: 'modified' });
    if (status !== undefined) this.cells.set(ref, { status });
  }

  private take(ref: PlaceRef, value: ValueView | null): void {
    const { saved, text, status } = this.cell(ref);
    const isNews = value !== null && (saved?.id !== value.id || value.version > saved.version);
    if (value === null && saved !== null && this.queue.job(ref) === null)
      this.cells.set(ref, { saved: null, text: '', status: 'modified' });
    if (!isNews) return;
    const isOwn = this.queue.job(ref) !== null;
    this.cells.set(ref, {
      saved: value,
      text: isOwn ? text : value.name,
      status: isOwn ? status : value.status,
    });
  }

  private onSaved(ref: PlaceRef, value: ValueView): void {
    const { text, status } = this.cell(ref);
    const job = this.queue.job(ref);
    const next = { ...job?.inFlight, ...job?.wanted };
    // The server's answer wins, except over what was typed or judged since.
    this.cells.set(ref, {
      saved: value,
      text: next.text === undefined ? value.name : text,
      status: next.text === undefined && next.status === undefined ? value.status : status,
    });
    this.ports.onSaved(ref);
  }

  private onStatusRefused(ref: PlaceRef, outcome: Extract<Outcome, { kind: 'refused' | 'conflict' }>): void {
    const saved = outcome.kind === 'conflict' ? outcome.theirs : this.cell(ref).saved;
    const hasOwnText = this.queue.job(ref)?.wanted.text !== undefined;
    if (saved && !hasOwnText) this.cells.set(ref, { saved, text: saved.name, status: saved.status });
    this.ports.onStatusRefused(ref, outcome);
  }

  private onJob(ref: PlaceRef, job: Job | null): void {
    this.mark(ref, unsavedOf(job));
    this.drafts.keepJob(ref, job);
    this.cells.store.set(this.saving, summaryOf(this.queue.all));
    if (!this.hasUnsaved) this.onceSaved?.();
  }

  private mark(ref: PlaceRef, unsaved: Unsaved | null): void {
    const isNews = unsaved?.name !== this.cell(ref).unsaved?.name;
    if (isNews || unsaved?.name === 'conflict') this.cells.set(ref, { unsaved });
    if (unsaved && isNews && needsUser(unsaved)) this.ports.onFailed(ref, unsaved);
  }
}

function* placesIn({ keys, languages }: Structure): Generator<PlaceRef> {
  for (const { id: keyId, isPlural } of keys.values())
    for (const { id: languageId } of languages)
      for (const quantity of quantitiesOf(isPlural)) yield { keyId, languageId, quantity };
}

const placesOf = (structure: Structure): PlaceRef[] => [...placesIn(structure)];

export const needsUser = ({ name }: Unsaved): boolean => name === 'failed' || name === 'conflict';

function unsavedOf(job: Job | null): Unsaved | null {
  if (!job) return null;
  const { state } = job;
  if (state.name === 'failed' || state.name === 'conflict') return state;
  return { name: 'pending' };
}
