import type { ContestedValue, ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../i18n/messages.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';
import { combined, isEmpty } from './value-edit.js';
import type { ValueEdit } from './value-edit.js';

/** The version that a change is based on, sent as If-Match. The id is null if the value does not exist yet. */
export interface BaseVersion {
  id: number | null;
  version: number;
}

/** One call. `takesBack`: revert the last change, if that has the same result. */
export type SaveStep = { ref: CellRef; base: BaseVersion; takesBack: boolean } & (
  | { kind: 'text'; text: string; isTypo: boolean }
  | { kind: 'status'; status: ValueStatus }
  | { kind: 'confirm'; version: number }
  | { kind: 'unconfirm' }
);

export type SaveOutcome =
  | { kind: 'saved'; value: ValueView }
  /** No response, or a busy server: worth another try. */
  | { kind: 'retry' }
  | { kind: 'refused'; message: MessageId }
  /** The text has `count` errors that prevent its validation. */
  | { kind: 'blocked'; count: number }
  | { kind: 'conflict'; theirs: ContestedValue };

export type JobState =
  | { name: 'waiting' }
  | { name: 'sending' }
  | { name: 'failed'; message: MessageId }
  | { name: 'conflict'; theirs: ContestedValue };

/** The unsaved changes of one value. */
export interface SaveJob {
  ref: CellRef;
  base: BaseVersion;
  wanted: ValueEdit;
  inFlight: ValueEdit;
  state: JobState;
  /** Another member's version that the user has chosen to overwrite while a call was in flight. */
  seen: BaseVersion | null;
}

export interface QueuePorts {
  send(step: SaveStep): Promise<SaveOutcome>;
  /** Runs `then` after `ms` milliseconds; returns the function to cancel it. */
  wait(ms: number, then: () => void): () => void;
  isOnline(): boolean;
}

export type StatusRefusal = Extract<SaveOutcome, { kind: 'refused' | 'blocked' | 'conflict' }>;

export interface QueueEvents {
  onSaved(job: SaveJob, value: ValueView): void;
  /** The status is dropped: the user may not set it, or the text has changed since. */
  onStatusRefused(job: SaveJob, refusal: StatusRefusal): void;
  /** Called after every change of a job, with null after its end; `jobs` are the remaining ones. */
  onChange(ref: CellRef, job: SaveJob | null, jobs: readonly SaveJob[]): void;
}

const PARALLEL = 4;
export const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/**
 * Sends changes: one call in flight per key, in their order, since a translation is made from the source text that was
 * there; the last text wins, four values at a time, nothing is ever dropped.
 */
export class SaveQueue {
  private readonly jobs = new Map<CellKey, SaveJob>();
  private running = 0;
  private attempts = 0;
  private cancelPause: (() => void) | null = null;

  constructor(
    private readonly ports: QueuePorts,
    private readonly events: QueueEvents,
  ) {}

  get all(): SaveJob[] {
    return [...this.jobs.values()];
  }

  job(ref: CellRef): SaveJob | null {
    return this.jobs.get(cellKeyOf(ref)) ?? null;
  }

  /** Adds a wanted text or status. `base` is used only if the value has no job. */
  put(ref: CellRef, wanted: ValueEdit, base: BaseVersion): void {
    const job = this.jobs.get(cellKeyOf(ref)) ?? this.newJob(ref, base);
    job.wanted = combined(job.wanted, wanted);
    if (job.state.name === 'failed') job.state = { name: 'waiting' };
    if (isEmpty(job.wanted) && job.state.name === 'waiting') return this.end(job);
    this.changed(job);
    this.pump();
  }

  /** Tries a failed change again. */
  retry(ref: CellRef): void {
    const job = this.job(ref);
    if (job?.state.name === 'failed') this.sendAgain(job, job.base);
  }

  /** Gives up a change. A call in flight continues: if it succeeds, its value is taken; otherwise nothing remains. */
  discard(ref: CellRef): void {
    const job = this.job(ref);
    if (!job) return;
    job.wanted = {};
    job.inFlight = {};
    if (job.state.name === 'sending') this.changed(job);
    else this.end(job);
  }

  /**
   * Resolves a conflict with the text typed here: sends it again, based on the other member's version. A call in flight may
   * still meet the conflict with the version `seen`: then it is resolved at once.
   */
  keepMine(ref: CellRef, seen: BaseVersion | null = null): void {
    const job = this.job(ref);
    if (job?.state.name === 'conflict') this.sendAgain(job, job.state.theirs);
    else if (job) job.seen = seen;
  }

  /** Sends all waiting changes: the connection is back. */
  flush(): void {
    this.attempts = 0;
    this.resume();
  }

  /** Stops sending; unsent changes stay in `all`. */
  stop(): void {
    this.running = Infinity;
    this.cancelPause?.();
  }

  private newJob(ref: CellRef, base: BaseVersion): SaveJob {
    const job: SaveJob = { ref, base, wanted: {}, inFlight: {}, state: { name: 'waiting' }, seen: null };
    this.jobs.set(cellKeyOf(ref), job);
    return job;
  }

  private pump(): void {
    if (this.cancelPause || !this.ports.isOnline()) return;
    const sending = this.all.filter(({ state }) => state.name === 'sending');
    const busy = new Set(sending.map(({ ref }) => ref.keyId));
    for (const job of this.jobs.values()) {
      if (this.running >= PARALLEL) return;
      if (job.state.name !== 'waiting' || busy.has(job.ref.keyId)) continue;
      busy.add(job.ref.keyId);
      void this.send(job);
    }
  }

  private async send(job: SaveJob): Promise<void> {
    const step = nextStep(job);
    if (!step) return this.end(job);
    job.state = { name: 'sending' };
    this.running += 1;
    this.changed(job);
    const outcome = await this.ports.send(step);
    this.running -= 1;
    const sent = job.inFlight;
    job.inFlight = {};
    if (isEmpty(sent) && outcome.kind !== 'saved') this.next(job);
    else this.settle(job, sent, outcome);
    this.pump();
  }

  private settle(job: SaveJob, sent: ValueEdit, outcome: SaveOutcome): void {
    if (outcome.kind === 'saved') {
      // Confirming ignores the version of the text, but the user must not overwrite a newer text unseen.
      const isUnseen = sent.confirms !== undefined && outcome.value.version > job.base.version + 1;
      return this.saved(job, outcome.value, isUnseen ? job.base : outcome.value);
    }
    if (outcome.kind === 'retry') {
      job.wanted = combined(sent, job.wanted);
      job.state = { name: 'waiting' };
      this.changed(job);
      this.pause();
      return;
    }
    if (outcome.kind === 'conflict' && isWhatWasSent(outcome.theirs, sent))
      return this.saved(job, outcome.theirs, outcome.theirs);
    if (sent.text === undefined || outcome.kind === 'blocked') return this.statusRefused(job, outcome);
    job.wanted = combined(sent, job.wanted);
    if (outcome.kind === 'conflict') return this.contested(job, outcome.theirs);
    job.state = { name: 'failed', message: outcome.message };
    this.changed(job);
  }

  private contested(job: SaveJob, theirs: ContestedValue): void {
    if (isOverwritten(theirs, job)) return this.sendAgain(job, theirs);
    job.state = { name: 'conflict', theirs };
    this.changed(job);
  }

  private sendAgain(job: SaveJob, { id, version }: BaseVersion): void {
    job.base = { id, version };
    job.state = { name: 'waiting' };
    this.changed(job);
    this.pump();
  }

  private saved(job: SaveJob, value: ValueView, { id, version }: BaseVersion): void {
    this.attempts = 0;
    job.base = { id, version };
    this.events.onSaved(job, value);
    this.next(job);
  }

  private statusRefused(job: SaveJob, refusal: StatusRefusal): void {
    this.next(job);
    this.events.onStatusRefused(job, refusal);
  }

  /** Sends what is still wanted, if anything. */
  private next(job: SaveJob): void {
    job.state = { name: 'waiting' };
    if (isEmpty(job.wanted)) this.end(job);
    else this.changed(job);
  }

  private end(job: SaveJob): void {
    this.jobs.delete(cellKeyOf(job.ref));
    this.events.onChange(job.ref, null, this.all);
  }

  private changed(job: SaveJob): void {
    this.events.onChange(job.ref, job, this.all);
  }

  private pause(): void {
    if (this.cancelPause) return;
    const delay = RETRY_AFTER_MS[Math.min(this.attempts, RETRY_AFTER_MS.length - 1)] ?? 0;
    this.attempts += 1;
    this.cancelPause = this.ports.wait(delay, () => this.resume());
  }

  private resume(): void {
    this.cancelPause?.();
    this.cancelPause = null;
    this.pump();
  }
}

/** The next step of a job: the text first, since a status or a confirmation is about it. Moves it from wanted to in flight. */
function nextStep(job: SaveJob): SaveStep | null {
  const { text, isTypo = false, status, confirms, takesBack = false } = job.wanted;
  const { ref, base } = job;
  const step = { ref, base, takesBack };
  const left = { ...(status !== undefined && { status }), ...(confirms !== undefined && { confirms }) };
  const send = (inFlight: ValueEdit, wanted: ValueEdit): void => {
    job.inFlight = takesBack ? { ...inFlight, takesBack } : inFlight;
    job.wanted = wanted;
  };
  if (text !== undefined) {
    send({ text, isTypo }, left);
    return { ...step, kind: 'text', text, isTypo };
  }
  if (status !== undefined) {
    send({ status }, confirms === undefined ? {} : { confirms });
    return { ...step, kind: 'status', status };
  }
  if (confirms !== undefined) {
    send({ confirms }, {});
    return { ...step, kind: 'confirm', version: confirms };
  }
  send({}, {});
  return takesBack ? { ...step, kind: 'unconfirm' } : null;
}

// If a response was lost, for example in a reload, the repeated call conflicts with our own change: it was saved.
const isWhatWasSent = (theirs: ValueView, sent: ValueEdit): boolean =>
  sent.text === undefined ? theirs.status === sent.status : theirs.name === sent.text;

/** Whether the user has seen the other member's text, and kept their own. */
const isOverwritten = (theirs: ValueView, { seen }: SaveJob): boolean =>
  seen?.id === theirs.id && theirs.version <= seen.version;
