import { join } from 'node:path';

import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';

import { CALLS } from '#core/api/calls.js';
import type { Call } from '#core/api/calls.js';
import { CLIENT_HEADER } from '#core/api/live.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { DOCUMENTATION, serveOpenApi } from '../modules/openapi/openapi.js';
import { firebasePages } from '../modules/identity/firebase/firebase-pages.js';
import { tokenSync } from '../modules/identity/token-sync.js';
import { STRIPE_PAGES } from '../modules/subscriptions/stripe-pages.js';
import { Config } from '../platform/config/config.js';
import { ROOT, VERSION } from '../platform/config/installation.js';
import { takesPayments } from '../platform/config/payment-settings.js';
import type { DataSources } from '../platform/database/database.module.js';
import { databaseUrlOf } from '../platform/database/data-source.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { keepAnswersIn } from '../platform/http/answers/answer-bytes.js';
import { readBody } from '../platform/http/bodies/body.js';
import { COMPRESSION_LEVEL } from '../platform/http/answers/compressed-json.js';
import { rememberClient } from '../platform/http/client/client-name.js';
import { allowOrigins } from '../platform/http/cross-origin.js';
import { GracefulShutdown } from '../platform/http/graceful-shutdown.js';
import { JsonLogger } from '../platform/http/json-logger.js';
import { refuseReservedPaths } from '../platform/http/reserved-paths.js';
import { nameRequest } from '../platform/http/client/request-id.js';
import { logRequest } from '../platform/http/request-log.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import { serveClient } from '../platform/http/serve-client.js';
import { ValidationPipe } from '../platform/http/validation/validation.pipe.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { watchPools } from '../platform/database/pools.js';
import { SocketAdapter } from '../platform/sockets/socket-adapter.js';
import { WebServer } from '../platform/http/web-server.js';
import { AppModule } from './app.module.js';

const HEALTH = ['healthz', 'readyz'];

/** No page is served below these paths, in any spelling: only programs request them. */
const RESERVED = ['api', 'socket.io', 'metrics', ...HEALTH];

/** The webhook of the payment provider, whose signature covers the raw bytes. */
const SIGNED = {
  method: 'POST',
  path: new RegExp(`^${API_BASE}${routes.receiveStripeEvent()}$`),
  limit: 1_048_576,
};

/** The calls with a whole file or a small body; the body of any other call is not read. */
const callsWith = (kind: Call['body']): { method: string; path: RegExp }[] =>
  Object.values<Call>(CALLS)
    .filter(({ body }) => body === kind)
    .map(({ method, path }) => ({
      method,
      path: new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    }));

/** Creates the web application on an open and migrated database: initialised, not listening. */
export async function createApp(config: Config, sources: DataSources): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.over(config, sources),
    new WebServer(config),
    appOptions(config),
  );
  return configureApp(app, config, sources);
}

/** The options of Nest. */
export const appOptions = (config: Config) =>
  ({
    logger: new JsonLogger(logLevel(config)),
    bodyParser: false,
    abortOnError: false,
  }) satisfies NestApplicationOptions;

/**
 * Adds everything around the modules to a new application and initialises it. Tests create theirs with
 * `@nestjs/testing` and configure it here, so that they test what ships.
 */
export async function configureApp(
  app: NestExpressApplication,
  config: Config,
  sources: DataSources,
): Promise<NestExpressApplication> {
  keepAnswersIn(config.dataDir, config.answerFilesBytes);
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // Express would hash the whole body for an ETag; the calls that benefit set their own.
  app.set('etag', false);
  app.useWebSocketAdapter(
    new SocketAdapter(app, {
      databaseUrl: databaseUrlOf(sources.interactive),
      publicUrl: config.publicUrl,
      allowedOrigins: config.allowedOrigins,
      trustProxy: config.trustProxy,
      perAddress: config.socketAddressLimit,
      namespaceTimeout: config.headersTimeout,
    }),
  );
  app.setGlobalPrefix(API_BASE, { exclude: HEALTH });
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(new ValidationPipe());
  app.get(GracefulShutdown).track(app.getHttpServer());
  if (config.metricsPort !== 0) {
    const metrics = app.get(Metrics);
    watchPools(metrics, { interactive: sources.interactive, imports: sources.imports });
    app.use(metrics.watch);
  }
  for (const handler of outerLayers(config)) app.use(handler);
  allowOrigins(app, config.allowedOrigins, `${API_BASE}/`);
  serveOpenApi(app, VERSION, `${API_BASE}/openapi.json`);
  for (const handler of innerLayers(config)) app.use(handler);
  try {
    return await app.init();
  } catch (error) {
    // By now, the modules and the database connections of the sockets have been started.
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** The middleware of every response. */
const outerLayers = (config: Config): RequestHandler[] => [
  nameRequest,
  logRequest(config.logClientAddresses),
  securityHeaders(config.publicUrl, DOCUMENTATION, [
    ...(takesPayments(config) ? [STRIPE_PAGES] : []),
    ...(config.tokenSyncUrl === null ? [] : [tokenSync(config.tokenSyncUrl)]),
    ...(config.identityProvider === 'firebase' ? [firebasePages(config)] : []),
  ]),
  compression({ level: COMPRESSION_LEVEL }),
  refuseReservedPaths(RESERVED, isServed),
];

const innerLayers = (config: Config): RequestHandler[] => [
  serveClient(join(ROOT, 'client', 'dist'), isServed),
  readBody([
    { calls: callsWith('json'), limit: config.bodyLimit },
    { calls: callsWith('file'), limit: config.bodyLimit, isDeferred: true },
    { calls: [SIGNED], limit: SIGNED.limit, isSigned: true },
  ]),
  // After the body, whose events come from the connection.
  rememberClient(CLIENT_HEADER),
];

const isServed = (path: string): boolean =>
  path.startsWith(`${API_BASE}/`) || /^\/(api\/docs|healthz|readyz)(\/|$)/.test(path);

const logLevel = ({ logLevel: level, nodeEnv }: Config): ConstructorParameters<typeof JsonLogger>[0] =>
  level === 'auto' ? (nodeEnv === 'production' ? 'info' : 'warn') : level;
