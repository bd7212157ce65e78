import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../../src/platform/postgres/free-port.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const END_WITH_PARENT = fileURLToPath(new URL('../../../scripts/lib/end-with-parent.mjs', import.meta.url));

/** No rate limits, and cheap password hashes. */
const SETTINGS = {
  API_RATE_LIMIT: '1000000',
  DETAILS_RATE_LIMIT: '1000000',
  IMPORT_LIMIT: '1000000',
  SIGN_UP_LIMIT: '1000000',
  PASSWORD_HASH_MEMORY_KIB: '7168',
  PASSWORD_HASH_PASSES: '1',
};

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built application in a separate process, which can be killed and restarted at the same address. */
export class Product {
  private child: ChildProcess | null = null;
  private ended: Promise<Ending> = Promise.resolve({ code: 0, signal: null });
  private readonly lines: string[] = [];

  private constructor(
    readonly origin: string,
    private readonly environment: Record<string, string>,
    private readonly descriptors: number | undefined,
  ) {}

  /** Starts it on a free local port, optionally with a limit of open files. */
  static async start(environment: Record<string, string>, descriptors?: number): Promise<Product> {
    const port = await freePort();
    const own = {
      PORT: String(port),
      HOST: '127.0.0.1',
      JWT_SECRET: 'the same for every start of one product',
    };
    const all = { ...SETTINGS, ...own, ...environment };
    const product = new Product(`http://127.0.0.1:${port}`, all, descriptors);
    await product.start();
    return product;
  }

  /** Starts the process and waits until it serves. */
  async start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env;
    const limit =
      this.descriptors === undefined ? [] : ['prlimit', `--nofile=${this.descriptors}:${this.descriptors}`];
    const command = [...limit, process.execPath, '--import', END_WITH_PARENT, 'dist/src/main.js'];
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { PATH, HOME, ...this.environment },
    });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
    child.stderr.on('data', (chunk: Buffer) => this.lines.push(chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        this.lines.push(chunk.toString());
        if (chunk.toString().includes('Motley is ready')) resolve();
      });
      void this.ended.then(() => reject(new Error(`Motley did not start: ${this.said()}`)));
    });
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
}
