import { createServer } from 'node:http';

import { ExpressAdapter } from '@nestjs/platform-express';

import { connectionLimits, limitConnections } from './connection-limits.js';
import type { ConnectionSettings } from './connection-limits.js';
import { endStalledResponses } from './stalled-responses.js';

export interface WebServerSettings extends ConnectionSettings {
  /** Timeouts in milliseconds for a whole request and for its headers; a connection without a request counts as one. */
  requestTimeout: number;
  headersTimeout: number;
  /** How long an idle connection stays open, in milliseconds. */
  keepAliveTimeout: number;
  /** How long a client may not read a started response, in milliseconds. */
  sendTimeout: number;
}

/** The number of checks per header timeout; Node's default is only two a minute. */
const SLACK = 4;

/** Nest's Express adapter with request timeouts and connection limits. */
export class WebServer extends ExpressAdapter {
  constructor(private readonly settings: WebServerSettings) {
    super();
  }

  override initHttpServer(): void {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = this.settings;
    const connectionsCheckingInterval = Math.ceil(headersTimeout / SLACK);
    const options = { requestTimeout, headersTimeout, keepAliveTimeout, connectionsCheckingInterval };
    this.httpServer = createServer(options, this.getInstance());
    endStalledResponses(this.httpServer, this.settings.sendTimeout);
    limitConnections(this.httpServer, connectionLimits(this.settings));
  }
}
