import type { Product } from '../support/product.js';
import type { LoadReport } from '../support/under-load.js';
import type { Bystander } from './bystander.js';
import { send } from './send.js';
import type { Got, Sent } from './send.js';
import type { Told } from './sockets.js';

/** How long others may wait for an answer meanwhile, in milliseconds. */
const MOST_WAIT = 1_000;

const MB = 1_000_000;

/** Tries calls at once, and tells what became of the process and of others. */
export class Trial {
  count = 0;
  private readonly broken: string[] = [];
  private readonly statuses = new Map<number, number>();
  private slowest = 0;
  private stall = 0;
  private peak = 0;

  constructor(
    private readonly product: Product,
    private readonly bystander: Bystander,
    private readonly tell: (line: string) => void,
  ) {
    tell('| call | sent | received | answers | slowest | others wait | longest stall | peak | |');
    tell('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  }

  /** Sends all requests at once; unless `mustSucceed`, a refusal of all of them is no fault. */
  async calls(name: string, requests: readonly Sent[], mustSucceed: boolean): Promise<void> {
    await this.watch(name, async () => {
      const got = await Promise.all(requests.map(send));
      for (const { status } of got) this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      this.slowest = Math.max(this.slowest, ...got.map(({ milliseconds }) => milliseconds));
      const faults = got.flatMap(faultOf);
      if (mustSucceed && !got.some(({ status }) => status >= 200 && status < 300))
        faults.push(`none succeeds: ${got[0]?.start.slice(0, 200)}`);
      return {
        faults,
        cells: [
          megabytes(Math.max(...got.map(({ requestBytes }) => requestBytes))),
          megabytes(Math.max(...got.map(({ bytes }) => bytes))),
          got.map(({ status }) => status).join(' '),
          seconds(Math.max(...got.map(({ milliseconds }) => milliseconds))),
        ],
      };
    });
  }

  /** The same for messages of sockets; `work` returns the responses, none of which may be a refusal. */
  async events(name: string, work: () => Promise<Told[]>): Promise<void> {
    await this.watch(name, async () => {
      const startedAt = performance.now();
      const answers = await work();
      const said = answers.map(({ words }) => words).join(', ');
      const faults = answers.every(({ isDone }) => isDone) ? [] : [`answered ${said}`];
      return { faults, cells: ['', '', said, seconds(performance.now() - startedAt)] };
    });
  }

  report(notes: string): LoadReport {
    const { broken, statuses, slowest, stall } = this;
    const nothing = { acknowledged: 0, lost: 0, unknown: 0, anomalies: [], backAfter: 0 };
    return {
      ...nothing,
      broken,
      statuses,
      slowest,
      stall,
      notes: `${notes}; at most ${this.peak} MB resident`,
    };
  }

  private async watch(
    name: string,
    work: () => Promise<{ faults: string[]; cells: string[] }>,
  ): Promise<void> {
    const { product, bystander } = this;
    this.count += 1;
    product.forget();
    await bystander.reset();
    const { faults, cells } = await work();
    await product.sampled();
    const wait = bystander.longestWait;
    if (!product.isAlive) faults.unshift(`the process ends: ${lastLine(product.said())}`);
    if (wait > MOST_WAIT) faults.push(`others wait ${seconds(wait)}`);
    this.tell(
      `| ${[name, ...cells, seconds(wait), `${product.longestStall.toFixed(0)} ms`, `${product.peakMemory} MB`, faults.length > 0 ? '✗' : ''].join(' | ')} |`,
    );
    for (const fault of faults) this.tell(`  ✗ ${fault}`);
    this.stall = Math.max(this.stall, product.longestStall);
    this.peak = Math.max(this.peak, product.peakMemory);
    this.broken.push(...faults.map((fault) => `${name}: ${fault}`));
    if (!product.isAlive) await product.start();
  }
}

/** 503 is an answer, as is a refusal. */
const faultOf = ({ status, start }: Got): string[] =>
  status === 0 || (status >= 500 && status !== 503) ? [`answered ${status}: ${start.slice(0, 200)}`] : [];

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const lastLine = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /FATAL|heap|Error/.test(line))
    .at(-1) ?? '';
