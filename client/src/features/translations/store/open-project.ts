import { atom } from 'jotai';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ContestedValue, ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Drafts } from './drafts.js';
import type { Draft } from './drafts.js';
import { baseOf, contested, isNewer, needsUser, shownAs, theirsOf, unsavedOf } from './merge.js';
import { placeOf, placeRef, refOf } from './places.js';
import type { Place, PlaceRef } from './places.js';
import { withChange } from './project-change.js';
import type { ProjectChange } from './project-change.js';
import { SaveQueue } from './save-queue.js';
import type { Base, Job, Outcome, QueuePorts, Wanted } from './save-queue.js';
import { ALL_SAVED, summaryOf } from './save-summary.js';
import type { SaveSummary } from './save-summary.js';
import { withGone } from './gone-keys.js';
import { isSameStructure, structureOf } from './structure.js';
import type { Structure } from './structure.js';
import { UndoSteps } from './undo-steps.js';
import { ValueCells } from './value-cells.js';
import type { Cell, Unsaved } from './value-cells.js';

export type OpenProjectPorts = Pick<QueuePorts, 'send' | 'wait' | 'isOnline'>;

/** Who is told what became of changes. */
export interface ProjectListener extends Pick<QueuePorts, 'onStatusRefused'> {
  onSaved(ref: PlaceRef): void;
  onFailed(ref: PlaceRef, unsaved: Unsaved): void;
  /** The project is made of other things now: to be loaded again as `edit` makes it. */
  onStructure(edit: (project: ProjectDetails) => ProjectDetails): void;
}

const NOBODY: ProjectListener = {
  onSaved: () => undefined,
  onFailed: () => undefined,
  onStatusRefused: () => undefined,
  onStructure: () => undefined,
};

const NOTHING: Structure = { targetRestricted: false, languages: [], groups: [], keys: new Map() };

/** The project on the screen: its structure, its values, the queue that saves, the drafts, the undo. */
export class OpenProject {
  readonly cells = new ValueCells();
  readonly structure = atom<Structure>(NOTHING);
  readonly saving = atom<SaveSummary>(ALL_SAVED);
  /** The key whose row has the focus. */
  readonly focusedKey = atom<number | null>(null);
  listener: ProjectListener = NOBODY;
  private readonly queue: SaveQueue;
  private readonly drafts: Drafts;
  private readonly undoSteps = new UndoSteps();
  /** How many fields each place is edited in. */
  private readonly edited = new Map<Place, number>();
  private details: ProjectDetails | null = null;
  /** With the keys that are gone and stay for the moment. */
  private shownDetails: ProjectDetails | null = null;
  private readonly letGone = new Set<number>();
  private isRestored = false;
  private onceSaved: (() => void) | null = null;

  constructor(
    readonly userId: number,
    readonly projectId: number,
    ports: OpenProjectPorts,
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
    const { project, gone } = withGone(details, this.shownDetails ?? details, (keyId) => this.isAt(keyId));
    this.shownDetails = project;
    const structure = structureOf(project, gone);
    this.cells.load(project, (ref, cell, value) => this.taken(ref, cell, value));
    // News of texts alone leave the rows where they are.
    this.cells.store.set(this.structure, (before) =>
      isSameStructure(before, structure) ? before : structure,
    );
    this.details = details;
  }

  /** The user deletes a key: its row need not stay. */
  letGo(keyId: number): void {
    this.letGone.add(keyId);
  }

  /** Takes what somebody changed while the project is open; what is older than what is known is ignored. */
  applyChange(change: ProjectChange): void {
    if (change.kind !== 'value_changed') {
      this.listener.onStructure((project) => withChange(project, change));
      return;
    }
    // The answer to the own call is on its way, and says the same.
    const isEcho =
      change.byUserId === this.userId && this.queue.job(refOf(change.value))?.state.name === 'sending';
    if (!isEcho) this.accept({ ...change.value, updatedBy: change.byUsername });
  }

  /** Takes a value as another call than those of the queue answered it, unless a newer one is known. */
  accept(value: ValueView & Partial<ContestedValue>): void {
    const ref = refOf(value);
    const cell = this.cell(ref);
    if (isNewer(value, cell)) this.cells.set(ref, this.taken(ref, cell, value) ?? shownAs(value));
  }

  /** Sends what closed pages have left on this device. Call after `load`. */
  async restore(): Promise<void> {
    if (this.isRestored) return;
    this.isRestored = true;
    for (const draft of await this.drafts.adopt()) this.restoreOne(draft);
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
    return baseOf(this.cell(ref).saved);
  }

  /** While somebody edits a value, what others make of it is shown beside the text. Returns how to end it. */
  edit(ref: PlaceRef): () => void {
    const place = placeOf(ref);
    this.edited.set(place, (this.edited.get(place) ?? 0) + 1);
    this.cells.touch(ref);
    return () => {
      const left = (this.edited.get(place) ?? 1) - 1;
      if (left > 0) return void this.edited.set(place, left);
      this.edited.delete(place);
      const { news } = this.cell(ref);
      if (news) this.cells.set(ref, this.queue.job(ref) ? { saved: news, news: null } : shownAs(news));
    };
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
    this.undoSteps.remember({ ref, wanted: { text: before.text } });
    this.want(ref, { text }, base);
  }

  /** Judges a value; an empty one cannot be. */
  review(ref: PlaceRef, status: ValueStatus): void {
    const before = this.cell(ref);
    if (before.text === '' || before.status === status) return;
    this.undoSteps.remember({ ref, wanted: { status: before.status } });
    this.want(ref, { status }, this.base(ref));
  }

  /** Drops a text that was only being typed; undo brings it back. */
  giveUp(ref: PlaceRef, text: string): void {
    this.undoSteps.remember({ ref, wanted: { text } });
    this.drafts.keepJob(ref, this.queue.job(ref));
  }

  /** Changes the last action back; the place it was at, null when there is none. */
  undo(): PlaceRef | null {
    const step = this.undoSteps.take();
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
    this.undoSteps.remember({ ref, wanted: { text } });
    this.queue.discard(ref);
    this.cells.set(ref, { text: saved?.name ?? '', status: saved?.status ?? 'modified', unsaved: null });
  }

  /** Settles a conflict for the text of the other, be it the queue that met it or the field. */
  useTheirs(ref: PlaceRef): void {
    const theirs = theirsOf(this.cell(ref));
    if (!theirs) return;
    this.cells.set(ref, { saved: theirs, news: null });
    this.discard(ref);
  }

  /** Settles a conflict for the own text, as the field has it now. */
  keepMine(ref: PlaceRef, text: string): void {
    const { news, unsaved } = this.cell(ref);
    if (unsaved?.name === 'conflict') {
      if (text !== this.cell(ref).text) this.want(ref, { text }, this.base(ref));
      this.queue.keepMine(ref);
    } else if (news) {
      this.cells.set(ref, { saved: news, news: null });
      this.want(ref, { text }, baseOf(news));
    }
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

  /** Sends nothing any more: the user is another one, or nothing is left. What waits stays on the device. */
  stop(): void {
    this.queue.stop();
    this.drafts.leave();
  }

  /** Calls back once nothing is left to be saved: at once, or when the last change has gone. */
  whenSaved(then: () => void): void {
    if (this.hasUnsaved) this.onceSaved = then;
    else then();
  }

  /** The newest a value is known to be, for the cache that outlives the page. */
  latest(value: ValueView): ValueView {
    const { saved } = this.cell(refOf(value));
    return saved && saved.id === value.id && saved.version > value.version ? { ...value, ...saved } : value;
  }

  /** A value as it shows now, saved or not: what an export writes. */
  shown(value: ValueView): ValueView {
    const { text, status } = this.cell(refOf(value));
    return { ...value, name: text, status };
  }

  /** Whether the user is at a key, or has texts in it that are not saved: it does not vanish under them. */
  private isAt(keyId: number): boolean {
    if (this.letGone.has(keyId)) return false;
    const isFocused = this.cells.store.get(this.focusedKey) === keyId;
    const isEdited = [...this.edited.keys()].some((place) => placeRef(place)?.keyId === keyId);
    return isFocused || isEdited || this.queue.all.some(({ ref }) => ref.keyId === keyId);
  }

  private restoreOne({ ref, wanted, base }: Draft): void {
    const { keys } = this.cells.store.get(this.structure);
    const { saved } = this.cell(ref);
    const isTextSaved = wanted.text === undefined || wanted.text === saved?.name;
    const isStatusSaved = wanted.status === undefined || wanted.status === saved?.status;
    if (!keys.has(ref.keyId) || (isTextSaved && isStatusSaved)) return this.drafts.forget(ref);
    this.show(ref, wanted);
    this.queue.put(ref, wanted, base);
    this.cells.set(ref, { isRestored: true });
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

  /** What becomes of a cell at a value of the server's; null = it shows the value. */
  private taken(ref: PlaceRef, cell: Cell, value: ValueView | null): Cell | null {
    const isOwn = this.queue.job(ref) !== null;
    if (value === null) return isOwn ? cell : null;
    if (!isNewer(value, cell)) return cell;
    if (isOwn) return { ...cell, saved: value };
    return this.edited.has(placeOf(ref)) && value.name !== cell.text
      ? { ...cell, news: contested(value) }
      : null;
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
    this.listener.onSaved(ref);
  }

  private onStatusRefused(ref: PlaceRef, outcome: Extract<Outcome, { kind: 'refused' | 'conflict' }>): void {
    const saved = outcome.kind === 'conflict' ? outcome.theirs : this.cell(ref).saved;
    const hasOwnText = this.queue.job(ref)?.wanted.text !== undefined;
    if (saved && !hasOwnText) this.cells.set(ref, { saved, text: saved.name, status: saved.status });
    this.listener.onStatusRefused(ref, outcome);
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
    if (unsaved && isNews && needsUser(unsaved)) this.listener.onFailed(ref, unsaved);
  }
}
