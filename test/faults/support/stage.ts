import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { postmasterOf } from '../../support/database/embedded-database.js';
import { Product } from './product.js';
import type { Launch } from './product.js';

/** A limit on the memory of one process (`tools/storm/memory-limit.ts`). */
export interface MemoryLimit {
  /** How it is kept. */
  kind: string;
  /** Puts it around a command. */
  command: (words: string[]) => string[];
  remove: () => void;
}

const unlimited = (): MemoryLimit => ({
  kind: 'no limit',
  command: (words) => words,
  remove: () => undefined,
});

/** The parts shared by all scenarios of a run: one PostgreSQL, with a database per scenario. */
export class Stage {
  private products: Product[] = [];
  private databases = 0;

  private constructor(
    private readonly postgres: EmbeddedPostgres,
    private readonly folder: string,
    /** Short timeouts and small files. */
    readonly isQuick: boolean,
    /** Makes a limit of 512 MB. */
    readonly memoryLimit: () => MemoryLimit,
  ) {}

  static async open(isQuick: boolean, memoryLimit: () => MemoryLimit = unlimited): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'motley-faults-'));
    const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'postgres' });
    return new Stage(postgres, folder, isQuick, memoryLimit);
  }

  /** The URL of a new empty database. */
  async database(): Promise<string> {
    this.databases += 1;
    const name = `scenario_${this.databases}`;
    await withClient(this.postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
    const url = new URL(this.postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** A folder that is deleted after the run. */
  dataFolder(): Promise<string> {
    return mkdtemp(join(this.folder, 'data-'));
  }

  /** The process id of the shared PostgreSQL. */
  postmaster(): Promise<number> {
    return postmasterOf(this.folder);
  }

  /** A running application. */
  async product(launch: Launch): Promise<Product> {
    const product = await this.prepare(launch);
    await product.start();
    return product;
  }

  /** An application that does not run yet. */
  async prepare({ environment, wrap }: Launch): Promise<Product> {
    const MOTLEY_DATA = await this.dataFolder();
    const product = await Product.prepare({ environment: { MOTLEY_DATA, ...environment }, wrap });
    this.products.push(product);
    return product;
  }

  /** The longest block of an event loop of the application in this scenario, in milliseconds. */
  get longestStall(): number {
    return Math.max(0, ...this.products.map(({ longestStall }) => longestStall));
  }

  /** Ends everything that is left of a scenario. */
  async clear(): Promise<void> {
    for (const product of this.products.splice(0)) if (product.isAlive) await product.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.clear();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Runs `work` with a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A fault may also break this connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
