import { createServer } from 'node:http';

import { ExpressAdapter } from '@nestjs/platform-express';

import { connectionLimits, limitConnections } from './connection-limits.js';
import type { ConnectionSettings } from './connection-limits.js';

export interface WebServerSettings extends ConnectionSettings {
  /** Milliseconds a request may take to arrive, and its headers; a connection without any counts as one. */
  requestTimeout: number;
  headersTimeout: number;
  /** Milliseconds a connection is kept for the next request. */
  keepAliveTimeout: number;
}

/** Of the time for headers: how far beyond it a dawdler may get. Node looks after them twice a minute otherwise. */
const SLACK = 4;

/** Express on a server that lets nobody hold a connection by sending a request drop by drop, nor take all of them. */
export class WebServer extends ExpressAdapter {
  constructor(private readonly settings: WebServerSettings) {
    super();
  }

  override initHttpServer(): void {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = this.settings;
    const connectionsCheckingInterval = Math.ceil(headersTimeout / SLACK);
    const options = { requestTimeout, headersTimeout, keepAliveTimeout, connectionsCheckingInterval };
    this.httpServer = createServer(options, this.getInstance());
    limitConnections(this.httpServer, connectionLimits(this.settings));
  }
}
