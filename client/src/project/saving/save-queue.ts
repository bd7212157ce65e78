import type { ContestedValue, ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { MessageId } from '../../i18n/messages.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellKey, CellRef } from '../store/cell-ref.js';

/** What a value is to become. A status reviews the text: it is sent after it. */
export interface ValueEdit {
  text?: string;
  /** Of a source text: the change only corrects a typo. */
  isTypo?: boolean;
  status?: ValueStatus;
  /** The version of its source that the text still fits. */
  confirms?: number;
  /** Takes the last change of the value back, as the history has it, rather than making another one. */
  takesBack?: boolean;
}

/** The version a change was made upon, sent as If-Match. Id null = the value does not exist yet. */
export interface BaseVersion {
  id: number | null;
  version: number;
}

/** One call. `takesBack`: the last change is to be taken back, if that leads to the same. */
export type SaveStep = { ref: CellRef; base: BaseVersion; takesBack: boolean } & (
  | { kind: 'text'; text: string; isTypo: boolean }
  | { kind: 'status'; status: ValueStatus }
  | { kind: 'confirm'; version: number }
  | { kind: 'unconfirm' }
);

export type SaveOutcome =
  | { kind: 'saved'; value: ValueView }
  /** No answer, or a server that is busy: worth another try. */
  | { kind: 'retry' }
  | { kind: 'refused'; message: MessageId }
  /** The text has so many errors that keep it from being validated. */
  | { kind: 'blocked'; count: number }
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

export type StatusRefusal = Extract<SaveOutcome, { kind: 'refused' | 'blocked' | 'conflict' }>;

export interface QueueEvents {
  onSaved(job: SaveJob, value: ValueView): void;
  /** A status the user may not set, or set on another text than the one seen: it is dropped. */
  onStatusRefused(job: SaveJob, refusal: StatusRefusal): void;
  /** After every change of a job, null after its end; `jobs` are all that are left. */
  onChange(ref: CellRef, job: SaveJob | null, jobs: readonly SaveJob[]): void;
}

const PARALLEL = 4;
export const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

const isEmpty = ({ text, status, confirms, takesBack = false }: ValueEdit): boolean =>
  text === undefined && status === undefined && confirms === undefined && !takesBack;

/** Whether only a confirmation is taken back. */
export const isUnconfirming = ({ text, status, takesBack = false }: ValueEdit): boolean =>
  takesBack && text === undefined && status === undefined;

/** What is wanted after another change. A new text drops the review and the confirmation of the old one. */
function combined(before: ValueEdit, next: ValueEdit): ValueEdit {
  const { confirms, ...others } = before;
  if (isUnconfirming(next) && confirms !== undefined) return others;
  if (next.text === undefined) return { ...before, ...next };
  const isMore = before.text !== undefined && before.isTypo !== true;
  return isMore ? { ...next, isTypo: false } : next;
}

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

  /** Wants a text or a status. `base` counts only when nothing of this value is under way. */
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
    if (job?.state.name !== 'failed') return;
    job.state = { name: 'waiting' };
    this.changed(job);
    this.pump();
  }

  /** Gives a change up. A call in flight goes on: if it succeeds, the value is taken; else nothing is left of it. */
  discard(ref: CellRef): void {
    const job = this.job(ref);
    if (!job) return;
    job.wanted = {};
    job.inFlight = {};
    if (job.state.name === 'sending') this.changed(job);
    else this.end(job);
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
    const busy = new Set<number>();
    for (const job of this.jobs.values()) {
      if (job.state.name === 'sending') busy.add(job.ref.keyId);
    }
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
      // Confirmed whatever the text is: one that another member has written meanwhile is not overwritten unseen.
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
    job.state =
      outcome.kind === 'conflict'
        ? { name: 'conflict', theirs: outcome.theirs }
        : { name: 'failed', message: outcome.message };
    this.changed(job);
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

  /** What is wanted by now, if that is anything. */
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

/** The text first; a status reviews it, a confirmation is about it. Moves what it sends from wanted to in flight. */
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

// An answer that got lost, in a reload say, comes back as a conflict with our own change: it was saved.
const isWhatWasSent = (theirs: ValueView, sent: ValueEdit): boolean =>
  sent.text === undefined ? theirs.status === sent.status : theirs.name === sent.text;
