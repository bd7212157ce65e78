import { join } from 'node:path';

import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';

import { CALLS } from '#core/api/calls.js';
import type { Call } from '#core/api/calls.js';
import { SOCKET_PATH } from '#core/api/realtime.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { AppModule } from './app.module.js';
import type { DataSources } from './app.module.js';
import { DOCUMENTATION, serveOpenApi } from './modules/openapi/openapi.js';
import { firebasePages } from './modules/identity/firebase/firebase-pages.js';
import { STRIPE_PAGES } from './modules/subscriptions/stripe-pages.js';
import { Config } from './platform/config/config.js';
import { ROOT, VERSION } from './platform/config/installation.js';
import { takesPayments } from './platform/config/payment-settings.js';
import { databaseUrlOf } from './platform/database/data-source.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { readBody } from './platform/http/body.js';
import { COMPRESSION_LEVEL } from './platform/http/compressed-json.js';
import { GracefulShutdown } from './platform/http/graceful-shutdown.js';
import { JsonLogger } from './platform/http/json-logger.js';
import { refuseReservedPaths } from './platform/http/reserved-paths.js';
import { nameRequest } from './platform/http/request-id.js';
import { logRequest } from './platform/http/request-log.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { serveClient } from './platform/http/serve-client.js';
import { ValidationPipe } from './platform/http/validation.pipe.js';
import { Metrics } from './platform/metrics/metrics.js';
import { watchPools } from './platform/metrics/pools.js';
import { SocketAdapter } from './platform/sockets/socket-adapter.js';
import { WebServer } from './platform/http/web-server.js';

const HEALTH = ['healthz', 'readyz'];

/** Below these no page is served, however they are spelled: what asks for them is a program. */
const RESERVED = ['api', 'socket.io', 'metrics', ...HEALTH];

/** What the payment provider tells, signed over the very bytes. */
const SIGNED = {
  method: 'POST',
  path: new RegExp(`^${API_BASE}${routes.stripeWebhook()}$`),
  limit: 1_048_576,
};

/** The calls that carry a whole file, or a small body; what others are sent is not read. */
const callsWith = (kind: Call['body']): { method: string; path: RegExp }[] =>
  Object.values<Call>(CALLS)
    .filter(({ body }) => body === kind)
    .map(({ method, path }) => ({
      method,
      path: new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    }));

/** The whole web application over a database that is open and migrated: initialised, not listening. */
export async function createApp(config: Config, sources: DataSources): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.over(config, sources),
    new WebServer(config),
    appOptions(config),
  );
  return configureApp(app, config, sources);
}

/** What Nest is told at the application's creation. */
export const appOptions = (config: Config) =>
  ({
    logger: new JsonLogger(logLevel(config)),
    bodyParser: false,
    abortOnError: false,
  }) satisfies NestApplicationOptions;

/**
 * Gives a new application everything that stands around its modules, and initialises it. Tests create theirs with
 * `@nestjs/testing` and configure it here, so that they serve what ships.
 */
export async function configureApp(
  app: NestExpressApplication,
  config: Config,
  sources: DataSources,
): Promise<NestExpressApplication> {
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // A tag costs the whole body; the calls that gain from one set their own.
  app.set('etag', false);
  app.useWebSocketAdapter(
    new SocketAdapter(app, {
      path: SOCKET_PATH,
      databaseUrl: databaseUrlOf(sources.interactive),
      publicUrl: config.publicUrl,
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
    watchPools(metrics, { ...sources });
    app.use(metrics.watch);
  }
  for (const handler of outerLayers(config)) app.use(handler);
  serveOpenApi(app, VERSION, `${API_BASE}/openapi.json`);
  for (const handler of innerLayers(config)) app.use(handler);
  try {
    return await app.init();
  } catch (error) {
    // The sockets' connections to the database are open by now, and whatever the modules have started.
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** What every answer passes, whoever gives it. */
const outerLayers = (config: Config): RequestHandler[] => [
  nameRequest,
  logRequest,
  ...securityHeaders(config.publicUrl, DOCUMENTATION, [
    ...(takesPayments(config) ? [STRIPE_PAGES] : []),
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
];

const isServed = (path: string): boolean =>
  path.startsWith(`${API_BASE}/`) || /^\/(api\/docs|healthz|readyz)(\/|$)/.test(path);

const logLevel = ({ logLevel: level, nodeEnv }: Config): ConstructorParameters<typeof JsonLogger>[0] =>
  level === 'auto' ? (nodeEnv === 'production' ? 'info' : 'warn') : level;
