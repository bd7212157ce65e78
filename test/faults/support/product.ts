import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../../src/platform/postgres/free-port.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const END_WITH_PARENT = fileURLToPath(new URL('../../../tools/lib/end-with-parent.mjs', import.meta.url));
const WATCH = fileURLToPath(new URL('../../../tools/storm/watch.mjs', import.meta.url));

const MB = 1_000_000;

/** No rate limits, and cheap password hashes. */
const SETTINGS = {
  API_RATE_LIMIT: '1000000',
  DETAILS_RATE_LIMIT: '1000000',
  IMPORT_LIMIT: '1000000',
  IMPORT_TEXT_LIMIT: '1000000000',
  BULK_LIMIT: '1000000',
  INVITATION_LIMIT: '1000000',
  INVITATION_NOT_FOUND_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SIGN_IN_ADDRESS_LIMIT: '1000000',
  ANONYMOUS_RATE_LIMIT: '1000000',
  SIGN_UP_LIMIT: '1000000',
  PASSWORD_HASH_MEMORY_KIB: '7168',
  PASSWORD_HASH_PASSES: '1',
};

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Launch {
  environment?: Record<string, string>;
  /** Puts a command around the one of the application, such as one that limits it. */
  wrap?: (command: string[]) => string[];
}

/** A report of a process about itself (`tools/storm/watch.mjs`), in milliseconds and bytes. */
interface Sample {
  stall: number;
  rss: number;
}

/** The built application in a separate process, which can be killed and restarted at the same address. */
export class Product {
  /** The longest block of its event loop since it was ready, in milliseconds. */
  longestStall = 0;
  /** Its resident memory now, and the most so far, in megabytes. */
  memory = 0;
  peakMemory = 0;
  private child: ChildProcess | null = null;
  private ended: Promise<Ending> = Promise.resolve({ code: 0, signal: null });
  private readonly lines: string[] = [];

  private constructor(
    readonly origin: string,
    private readonly environment: Record<string, string>,
    /** May be replaced between two starts. */
    public wrap: (command: string[]) => string[],
  ) {}

  /** Chooses a free local port for it, without starting it. */
  static async prepare({ environment = {}, wrap = (same) => same }: Launch): Promise<Product> {
    const port = await freePort();
    const own = {
      PORT: String(port),
      HOST: '127.0.0.1',
      JWT_SECRET: 'the same for every start of one product',
    };
    return new Product(`http://127.0.0.1:${port}`, { ...SETTINGS, ...own, ...environment }, wrap);
  }

  /** Starts the process and waits until it serves. */
  async start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env;
    const words = ['--import', END_WITH_PARENT, '--import', WATCH, 'dist/src/main.js'];
    const [program = '', ...args] = this.wrap([process.execPath, ...words]);
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { PATH, HOME, ...this.environment },
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    child.stderr?.on('data', (chunk: Buffer) => this.lines.push(chunk.toString()));
    // The first reports are about the loading of the program.
    let samples = -Infinity;
    child.on('message', (sample) => {
      samples += 1;
      if (samples > 1) this.note(sample as Sample);
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        this.lines.push(chunk.toString());
        if (chunk.toString().includes('Motley is ready')) resolve();
      });
      void this.ended.then(() => reject(new Error(`Motley did not start: ${this.said()}`)));
    });
    samples = 0;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The end of its output. */
  said(): string {
    return this.lines.slice(-20).join('');
  }

  /** Sends a signal and waits for the process to end. */
  end(signal: NodeJS.Signals): Promise<Ending> {
    this.child?.kill(signal);
    return this.ended;
  }

  /** Forgets the longest stall and the most memory so far. */
  forget(): void {
    this.longestStall = 0;
    this.peakMemory = 0;
  }

  /** Waits until the process has reported its state again, or has ended. */
  async sampled(): Promise<void> {
    const next = new Promise<void>((resolve) => this.child?.once('message', () => resolve()));
    await Promise.race([next, this.ended]);
  }

  private note({ stall, rss }: Sample): void {
    this.longestStall = Math.max(this.longestStall, stall);
    this.memory = Math.round(rss / MB);
    this.peakMemory = Math.max(this.peakMemory, this.memory);
  }
}
