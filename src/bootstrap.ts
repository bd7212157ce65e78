import type { Server } from 'node:http';
import { resolve } from 'node:path';

import { createApp } from './app/create-app.js';
import type { Demo } from './demo/demo.js';
import { closeDatabase, openDatabase } from './app/open-database.js';
import type { ExplainError } from './app/open-database.js';
import { explainBoot, explainDatabase, explainListening } from './platform/boot/explain.js';
import { Config } from './platform/config/config.js';
import { Shutdown } from './platform/boot/shutdown.js';
import { exposureWarning } from './platform/config/exposure.js';
import { ROOT } from './platform/config/installation.js';
import { instanceSecret } from './platform/config/instance-secret.js';
import type { DataSources } from './platform/database/database.module.js';
import { hasOtherSecret, OTHER_SECRET } from './platform/database/secret-fingerprint.js';
import { sqlStateOf } from './platform/database/violates.js';
import { GracefulShutdown } from './platform/http/graceful-shutdown.js';
import { listeningAddress } from './platform/http/client/public-address.js';
import { Mailer } from './platform/mail/mailer.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMetrics } from './platform/metrics/serve-metrics.js';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.js';

/** A running server. */
export interface Running {
  /** The URL of the server, as typed by a user. */
  address: string;
  /** Stops everything in reverse order; open requests finish, within limits. */
  stop: () => Promise<void>;
  /** Null if no demo was requested, or the database was in use. */
  demo: Demo | null;
  /** For the operator, one line each. */
  warnings: readonly string[];
}

/** Leaves time for the database within the ten seconds that container engines wait before they kill a process. */
const CLOSE_TIMEOUT_MS = 6_000;

/** For all steps together; the rest of those ten seconds is for the process itself. */
const STOP_TIMEOUT_MS = 9_000;

type Stop = () => Promise<void>;

/**
 * Starts everything in order: database, migrations, the demo if requested, web server.
 * @throws BootError worded for the operator; what has been started is stopped again
 */
export async function bootstrap(config: Config, withDemo = false): Promise<Running> {
  const shutdown = new Shutdown(STOP_TIMEOUT_MS);
  try {
    return { ...(await start(config, withDemo, shutdown)), stop: () => shutdown.run() };
  } catch (error) {
    // A step that does not stop ends with the process.
    await shutdown.run().catch(() => undefined);
    throw explainBoot(error);
  }
}

async function start(given: Config, withDemo: boolean, stops: Shutdown): Promise<Omit<Running, 'stop'>> {
  const dataDir = resolve(ROOT, given.dataDir);
  const config = given.with({
    dataDir,
    jwtSecret: given.jwtSecret || (await instanceSecret(dataDir, 'jwt-secret')),
  });
  const { url, explain } =
    config.databaseUrl === null ? await embeddedDatabase(dataDir, stops) : ownDatabase(config.databaseUrl);
  const demo = withDemo ? await fill(config, url) : null;
  const sources = await openDatabase(url, config, explain);
  stops.add('database connections', () => closeDatabase(sources));
  const warnings = await warningsOf(config, sources);
  const app = await createApp(config, sources).catch(async (error: unknown) => {
    throw sqlStateOf(error) === null ? error : await explain(error);
  });
  stops.add('application', () => app.close());
  stops.add('server of metrics', await metricsOf(app.get(Metrics), config));
  const server = app.getHttpServer();
  await listen(server, config);
  stops.add('web server', () => app.get(GracefulShutdown).finish(server, CLOSE_TIMEOUT_MS));
  // Not awaited: the server starts without the mail server.
  void app.get(Mailer).warnIfUnusable();
  return { address: listeningAddress(server, config.host), demo, warnings };
}

async function warningsOf(config: Config, { interactive }: DataSources): Promise<string[]> {
  const exposure = exposureWarning(config);
  return [
    ...(exposure === null ? [] : [exposure]),
    ...((await hasOtherSecret(interactive, config.jwtSecret)) ? [OTHER_SECRET] : []),
  ];
}

/** Imported on demand, so that a normal start does not load it. */
async function fill(config: Config, databaseUrl: string): Promise<Demo | null> {
  const { fillWithDemo } = await import('./demo/demo.js');
  return fillWithDemo(config, databaseUrl);
}

/** The connection string of the database, and a function that words its errors for the operator. */
interface Source {
  url: string;
  explain: ExplainError;
}

async function embeddedDatabase(dataDir: string, stops: Shutdown): Promise<Source> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  stops.add('embedded PostgreSQL', () => postgres.stop());
  return postgres;
}

const ownDatabase = (url: string): Source => ({ url, explain: (error) => explainDatabase(error, url) });

/** Serves the metrics if enabled, and returns a function that stops it. */
async function metricsOf(metrics: Metrics, { metricsPort, host }: Config): Promise<Stop> {
  if (metricsPort === 0) return () => Promise.resolve();
  const server = await serveMetrics(metrics, metricsPort, host).catch((error: unknown) => {
    throw explainListening(error, host, metricsPort, 'METRICS_PORT');
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, host, port)));
    server.listen({ port, ...(host === '' ? {} : { host }) }, resolve);
  });
}
