import type { AddressInfo } from 'node:net';

import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Abstract, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';

import { AppModule } from '../../../src/app/app.module.js';
import { appOptions, configureApp } from '../../../src/app/create-app.js';
import { closeDatabase, openDatabase } from '../../../src/app/open-database.js';
import { readConfig } from '../../../src/platform/config/config.js';
import type { Config, Settings } from '../../../src/platform/config/config.js';
import type { DataSources } from '../../../src/platform/database/database.module.js';
import { WebServer } from '../../../src/platform/http/web-server.js';
import { workerDatabase } from '../database/worker-database.js';

interface RunningApp {
  nest: NestExpressApplication;
  origin: string;
  stop: () => Promise<void>;
}

/** The secret of the suites, so that a spec may forge tokens. */
export const JWT_SECRET = 'the secret of the test suites, which is long enough';

const OFTEN = 1_000_000;
const LOOPBACK = '127.0.0.1';

/** A timeout against hanging: on a busy machine, twenty clients wait for each other longer than users should. */
const DATABASE_TIMEOUT_MS = 60_000;

/** The shipped settings, but fast: cheap password hashes, no rate limits, no log, long timeouts. */
const QUICK: Partial<Settings> = {
  nodeEnv: 'test',
  host: LOOPBACK,
  logLevel: 'error',
  jwtSecret: JWT_SECRET,
  mailFrom: 'Motley <motley@example.com>',
  apiRateLimit: OFTEN,
  anonymousRateLimit: OFTEN,
  detailsRateLimit: OFTEN,
  importLimit: OFTEN,
  importTextLimit: OFTEN,
  bulkLimit: OFTEN,
  invitationLimit: OFTEN,
  invitationNotFoundLimit: OFTEN,
  signInLimit: OFTEN,
  signInAddressLimit: OFTEN,
  signUpLimit: OFTEN,
  passwordResetLimit: OFTEN,
  passwordResetAddressLimit: OFTEN,
  billingLimit: OFTEN,
  passwordHashMemory: 8,
  passwordHashPasses: 1,
  databaseConnectTimeout: DATABASE_TIMEOUT_MS,
  databaseLockTimeout: DATABASE_TIMEOUT_MS,
  databaseStatementTimeout: DATABASE_TIMEOUT_MS,
  databaseIdleTransactionTimeout: DATABASE_TIMEOUT_MS,
};

const running: RunningApp[] = [];

/**
 * Serves the whole application on this worker's database for the specs of the surrounding block, with the settings in
 * `changes`, or on the database at the URL that `database` returns. In nested blocks, the innermost application is
 * used.
 */
export function useApp(changes: Partial<Settings> = {}, database = workerDatabase): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await serveApp(changes, database);
  });
  afterAll(() => close());
}

/** The same outside of specs: serves until the returned function is called. */
export async function serveApp(
  changes: Partial<Settings> = {},
  database = workerDatabase,
): Promise<() => Promise<void>> {
  const app = await startApp(changes, database);
  running.push(app);
  return async () => {
    running.splice(running.indexOf(app), 1);
    await app.stop();
  };
}

/** The current application. */
export function currentApp(): RunningApp {
  const app = running.at(-1);
  if (app === undefined) throw new Error('No application is running: call useApp() first.');
  return app;
}

/** Whether there is a current application. */
export const isServing = (): boolean => running.length > 0;

/** A provider of the current application, by its class. */
export const part = <T>(type: Type<T> | Abstract<T>): T => currentApp().nest.get(type, { strict: false });

async function startApp(changes: Partial<Settings>, database: () => Promise<string>): Promise<RunningApp> {
  const config = readConfig({}).with({ ...QUICK, ...changes });
  const sources = await openDatabase(await database(), config);
  // The limits of an application are those of a new instance, whatever ran on this database before.
  await sources.interactive.query('DELETE FROM rate_limit');
  const nest = await createTestApp(config, sources);
  await nest.listen(0, LOOPBACK);
  const server = nest.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await nest.close();
    await closeDatabase(sources);
  };
  return { nest, origin: `http://${LOOPBACK}:${port}`, stop };
}

/** Creates the application like `createApp`, from a testing module. */
async function createTestApp(config: Config, sources: DataSources): Promise<NestExpressApplication> {
  const options = appOptions(config);
  const module = await Test.createTestingModule({ imports: [AppModule.over(config, sources)] })
    .setLogger(options.logger)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>(new WebServer(config), options);
  return configureApp(app, config, sources);
}
