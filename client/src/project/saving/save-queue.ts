import type { ContestedValue, ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../i18n/messages.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';

/** What a value is to become. A status reviews the text: it is sent after it. */
export interface ValueEdit {
  text?: string;
  status?: ValueStatus;
}

/** The version a change was made upon, sent as If-Match. Id null = the value does not exist yet. */
export interface BaseVersion {
  id: number | null;
  version: number;
}

/** One call. */
export type SaveStep = { ref: CellRef; base: BaseVersion } & (
  { kind: 'text'; text: string } | { kind: 'status'; status: ValueStatus }
);

export type SaveOutcome =
  | { kind: 'saved'; value: ValueView }
  /** No answer, or a server that is busy: worth another try. */
  | { kind: 'retry' }
  | { kind: 'refused'; message: MessageId }
  | { kind: 'conflict'; theirs: ContestedValue };

export type JobState =
  | { name: 'waiting' }
  | { name: 'sending' }
  | { name: 'failed'; message: MessageId }
  | { name: 'conflict'; theirs: ContestedValue };

/** The changes of one value that the server has not saved yet. */
export interface SaveJob {
  ref: CellRef;
  base: BaseVersion;
  wanted: ValueEdit;
  inFlight: ValueEdit;
  state: JobState;
}

export interface QueuePorts {
  send(step: SaveStep): Promise<SaveOutcome>;
  /** Runs `then` after so many milliseconds; returns how to cancel it. */
  wait(ms: number, then: () => void): () => void;
  isOnline(): boolean;
}

export type StatusRefusal = Extract<SaveOutcome, { kind: 'refused' | 'conflict' }>;

export interface QueueEvents {
  onSaved(job: SaveJob, value: ValueView): void;
  /** A status the user may not set, or set on another text than the one seen: it is dropped. */
  onStatusRefused(job: SaveJob, refusal: StatusRefusal): void;
  /** After every change of a job, null after its end; `jobs` are all that are left. */
  onChange(ref: CellRef, job: SaveJob | null, jobs: readonly SaveJob[]): void;
}

const PARALLEL = 4;
export const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

const isEmpty = (wanted: ValueEdit): boolean => wanted.text === undefined && wanted.status === undefined;

/** Sends changes: one call in flight per value, the last text wins, four values at a time, nothing is ever dropped. */
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

  /** Wants a text or a status. `base` counts only when nothing of this value is under way. */
  put(ref: CellRef, wanted: ValueEdit, base: BaseVersion): void {
    const job = this.jobs.get(cellKeyOf(ref)) ?? this.newJob(ref, base);
    // A new text drops the review of the old one.
    job.wanted = wanted.text === undefined ? { ...job.wanted, ...wanted } : { ...wanted };
    if (job.state.name === 'failed') job.state = { name: 'waiting' };
    this.changed(job);
    this.pump();
  }

  /** Tries a failed change again. */
  retry(ref: CellRef): void {
    const job = this.job(ref);
    if (job?.state.name !== 'failed') return;
    job.state = { name: 'waiting' };
    this.changed(job);
    this.pump();
  }

  /** Gives a change up. A call in flight goes on; its answer is taken. */
  discard(ref: CellRef): void {
    const job = this.job(ref);
    if (!job) return;
    job.wanted = {};
    if (job.state.name !== 'sending') this.end(job);
  }

  /** Settles a conflict for the text typed here: it is sent again, upon theirs. */
  keepMine(ref: CellRef): void {
    const job = this.job(ref);
    if (job?.state.name !== 'conflict') return;
    job.base = { id: job.state.theirs.id, version: job.state.theirs.version };
    job.state = { name: 'waiting' };
    this.changed(job);
    this.pump();
  }

  /** The connection is back: no more waiting. */
  flush(): void {
    this.attempts = 0;
    this.resume();
  }

  /** Stops sending; what was not sent stays in `all`. */
  stop(): void {
    this.running = Infinity;
    this.cancelPause?.();
  }

  private newJob(ref: CellRef, base: BaseVersion): SaveJob {
    const job: SaveJob = { ref, base, wanted: {}, inFlight: {}, state: { name: 'waiting' } };
    this.jobs.set(cellKeyOf(ref), job);
    return job;
  }

  private pump(): void {
    if (this.cancelPause || !this.ports.isOnline()) return;
    for (const job of this.jobs.values()) {
      if (this.running >= PARALLEL) return;
      if (job.state.name === 'waiting') void this.send(job);
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
    this.settle(job, sent, outcome);
    this.pump();
  }

  private settle(job: SaveJob, sent: ValueEdit, outcome: SaveOutcome): void {
    if (outcome.kind === 'saved') return this.saved(job, outcome.value);
    if (outcome.kind === 'retry') {
      job.wanted = { ...sent, ...job.wanted };
      job.state = { name: 'waiting' };
      this.changed(job);
      this.pause();
      return;
    }
    if (outcome.kind === 'conflict' && isWhatWasSent(outcome.theirs, sent))
      return this.saved(job, outcome.theirs);
    if (sent.text === undefined) return this.statusRefused(job, outcome);
    job.wanted = { ...sent, ...job.wanted };
    job.state =
      outcome.kind === 'conflict'
        ? { name: 'conflict', theirs: outcome.theirs }
        : { name: 'failed', message: outcome.message };
    this.changed(job);
  }

  private saved(job: SaveJob, value: ValueView): void {
    this.attempts = 0;
    job.base = { id: value.id, version: value.version };
    job.state = { name: 'waiting' };
    this.events.onSaved(job, value);
    if (isEmpty(job.wanted)) this.end(job);
    else this.changed(job);
  }

  private statusRefused(job: SaveJob, refusal: StatusRefusal): void {
    job.state = { name: 'waiting' };
    this.events.onStatusRefused(job, refusal);
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

/** The text first; a status reviews it. Moves what it sends from wanted to in flight. */
function nextStep(job: SaveJob): SaveStep | null {
  const { text, status } = job.wanted;
  const { ref, base } = job;
  if (text !== undefined) {
    job.wanted = status === undefined ? {} : { status };
    job.inFlight = { text };
    return { ref, base, kind: 'text', text };
  }
  if (status === undefined) return null;
  job.wanted = {};
  job.inFlight = { status };
  return { ref, base, kind: 'status', status };
}

// An answer that got lost, in a reload say, comes back as a conflict with our own change: it was saved.
const isWhatWasSent = (theirs: ValueView, sent: ValueEdit): boolean =>
  sent.text === undefined ? theirs.status === sent.status : theirs.name === sent.text;
