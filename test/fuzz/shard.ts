import fc from 'fast-check';

import { serveApp } from '../support/server/app.js';
import { faultsOf } from '../support/openapi.js';
import { BlockedTexts } from './blocked-texts.js';
import { aRequest } from './requests.js';
import type { Draft } from './requests.js';
import { requestFor, send } from './send.js';
import type { Request } from './send.js';
import { startTarget } from './target-process.js';
import type { Target } from './target-process.js';
import { aTenant, canary, digestOf } from './tenants.js';
import type { Built } from './tenants.js';

export interface Wishes {
  requests: number;
  seed: number;
}

export interface FuzzReport {
  sent: number;
  /** The number of wrong responses. */
  wrong: number;
  /** The distinct faults, each with the first request that showed it. */
  faults: [fault: string, first: string][];
  statuses: [status: string, count: number][];
  /** The calls that succeeded at least once. */
  successes: string[];
  /** How many texts were validated, and how many calls refused to, because of errors. */
  reviews: [validated: number, refused: number];
  /** Megabytes, at a third of the requests and at their end. */
  memory: [before: number, after: number];
}

/** The number of requests per data set, before most of it is deleted. */
const CHUNK = 200;

const MEGABYTE = 2 ** 20;

const MOST_GROWTH = 1.2;

/** Sends random requests of one tenant and checks every response; the other tenant must not change. */
export async function run({ requests, seed }: Wishes): Promise<FuzzReport> {
  await serveApp();
  const target = await startTarget();
  const word = canary();
  const other = await aTenant(word);
  const before = await digestOf(other);
  const fuzz = new Fuzz(target, other, word);
  const chunks = Math.ceil(requests / CHUNK);
  let first = 0;
  for (let chunk = 0; chunk < chunks && target.isAlive(); chunk += 1) {
    const numRuns = Math.min(CHUNK, requests - chunk * CHUNK);
    await fuzz.all(fc.sample(aRequest, { seed: seed + chunk, numRuns }), await aTenant(`own${seed + chunk}`));
    // The warm-up ends here.
    if (chunk === Math.floor(chunks / 3)) first = await target.rss();
  }
  if (!target.isAlive()) fuzz.blame('the application ended', 'unknown');
  else {
    const last = await target.rss();
    fuzz.memory = [first / MEGABYTE, last / MEGABYTE];
    if (last > first * MOST_GROWTH) fuzz.blame(`memory grew`, `from ${first} to ${last} bytes`);
  }
  if ((await digestOf(other)) !== before) fuzz.blame('rows of another tenant have changed', 'unknown');
  target.stop();
  return fuzz.outcome();
}

class Fuzz {
  memory: FuzzReport['memory'] = [0, 0];
  private readonly reviews: FuzzReport['reviews'] = [0, 0];
  private sent = 0;
  private wrong = 0;
  private readonly faults = new Map<string, string>();
  private readonly statuses = new Map<string, number>();
  private readonly successes = new Set<string>();

  constructor(
    private readonly target: Target,
    private readonly other: Built,
    private readonly word: string,
  ) {}

  async all(drafts: readonly Draft[], own: Built): Promise<void> {
    const texts = new BlockedTexts(own.projectId);
    for (const draft of drafts) await this.one(draft, requestFor(draft, own, this.other), texts);
    this.reviews[0] += texts.validated;
  }

  /** Records a fault once, with the request that showed it. */
  blame(fault: string, request: (Request & { answer?: string }) | string): void {
    this.wrong += 1;
    if (!this.faults.has(fault)) this.faults.set(fault, JSON.stringify(request).slice(0, 1_500));
  }

  outcome(): FuzzReport {
    const { sent, wrong, faults, statuses, successes, reviews, memory } = this;
    return {
      sent,
      wrong,
      faults: [...faults],
      statuses: [...statuses],
      successes: [...successes],
      reviews,
      memory,
    };
  }

  private async one({ call, principal }: Draft, request: Request, texts: BlockedTexts): Promise<void> {
    this.sent += 1;
    try {
      const answer = await send(this.target.origin, request);
      const status = String(answer.status);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (answer.status < 300) this.successes.add(call);
      if (answer.text.includes('checks_failed')) this.reviews[1] += 1;
      const faults = answer.status >= 500 ? ['a fault of the server'] : faultsOf(call, answer);
      if (answer.text.includes(this.word)) faults.push('tells of another tenant');
      if (request.method !== 'GET' && (await texts.look()).length > 0)
        faults.push('validates a text with errors');
      const [fault] = faults;
      if (fault !== undefined)
        this.blame(`${call} as ${principal}: ${status} ${fault}`, {
          ...request,
          answer: answer.text.slice(0, 300),
        });
    } catch (error) {
      this.blame(`${call}: no answer, ${String(error)}`, request);
    }
  }
}
