import { createServer } from 'node:http';

import { ExpressAdapter } from '@nestjs/platform-express';

export interface Patience {
  /** Milliseconds a request may take to arrive, and its headers. */
  requestTimeout: number;
  headersTimeout: number;
}

/** Of the time for headers: how far beyond it a dawdler may get. Node looks after them twice a minute otherwise. */
const SLACK = 4;

/** Express on a server that lets nobody hold a connection by sending a request drop by drop. */
export class WebServer extends ExpressAdapter {
  constructor(private readonly patience: Patience) {
    super();
  }

  override initHttpServer(): void {
    const { requestTimeout, headersTimeout } = this.patience;
    const connectionsCheckingInterval = Math.ceil(headersTimeout / SLACK);
    const options = { requestTimeout, headersTimeout, connectionsCheckingInterval };
    this.httpServer = createServer(options, this.getInstance());
  }
}
