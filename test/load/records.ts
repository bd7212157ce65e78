import type { ValueView } from '#core/api/translations.js';

import type { Operation } from '../faults/operations.js';
import type { Account } from '../faults/support/account.js';
import { at, call } from '../faults/support/calls.js';
import type { Answer, Sending } from '../faults/support/calls.js';
import { Timings } from './timings.js';

/** The kinds of calls whose times are reported. */
export type Kind = 'save' | 'review' | 'read' | 'details' | 'import' | 'language' | 'seen';

/** Texts that were saved lately: as many as reviewers choose from. */
const LATELY = 500;

/** The responses to all users of a run, with their durations. */
export class Records {
  readonly operations: Operation[] = [];
  readonly statuses = new Map<number, number>();
  /** The values for reviewers. */
  readonly saved: ValueView[] = [];
  private readonly times = new Map<Kind, Timings>();
  /** When a text was sent. Every text is unique. */
  private readonly sent = new Map<string, number>();

  constructor(private readonly origin: string) {}

  timings(kind: Kind): Timings {
    const known = this.times.get(kind) ?? new Timings();
    this.times.set(kind, known);
    return known;
  }

  /** Makes a call; signs in again and repeats it if the token has expired. */
  async call(
    kind: Kind,
    account: Account,
    { path, method, ...sending }: Sending & { path: string; method: string },
  ): Promise<Answer & { t0: number; t1: number }> {
    const t0 = performance.now();
    const answer = await call(at(this.origin, path), method, { token: account.token, ...sending });
    const t1 = performance.now();
    if (answer.status === 401) {
      await account.renew();
      return this.call(kind, account, { path, method, ...sending });
    }
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    this.timings(kind).add(t1 - t0);
    return { ...answer, t0, t1 };
  }

  noteSent(text: string): void {
    this.sent.set(text, performance.now());
  }

  /** A text has arrived on the page of another user. */
  noteSeen(text: string): void {
    const sentAt = this.sent.get(text);
    if (sentAt !== undefined) this.timings('seen').add(performance.now() - sentAt);
  }

  /** Notes a text for the reviewers. */
  noteSaved(value: ValueView): void {
    this.saved.push(value);
    if (this.saved.length > LATELY) this.saved.shift();
  }
}
