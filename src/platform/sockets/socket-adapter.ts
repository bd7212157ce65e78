import type { IncomingMessage } from 'node:http';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

import { GracefulShutdown } from '../http/graceful-shutdown.js';
import { addressBehind } from '../http/client-address.js';
import { Metrics } from '../metrics/metrics.js';
import { closeOutsiders, countByAddress } from './connection-rules.js';
import { FanOut } from './fan-out.js';
import { isOurPage } from './origin.js';

export interface SocketSettings {
  path: string;
  databaseUrl: string;
  publicUrl: string | null;
  /** Number of proxies in front. */
  trustProxy: number;
  /** The maximum number of connections from one address. */
  perAddress: number;
  /** The time in milliseconds in which a connection must enter a namespace. */
  namespaceTimeout: number;
}

/** The largest message of a client is the name of a room. */
const MESSAGE_BYTES = 10_000;

/** Socket.io for our own pages, shared by all processes; sockets close as soon as the shutdown begins. */
export class SocketAdapter extends IoAdapter {
  private readonly fanOut: FanOut;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly settings: SocketSettings,
  ) {
    super(app);
    this.fanOut = new FanOut(settings.databaseUrl);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { path, publicUrl, trustProxy, perAddress, namespaceTimeout } = this.settings;
    const server = super.createIOServer(port, {
      ...options,
      path,
      // Without long polling, any process can accept any connection, and no proxy needs sticky sessions.
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MESSAGE_BYTES,
      allowRequest: (request, decide) => decide(null, isOurPage(request, publicUrl) && hasRoom(request)),
      adapter: this.fanOut.adapter(),
    } as ServerOptions);
    closeOutsiders(server, namespaceTimeout);
    const clientAddress = (request: IncomingMessage): string => addressBehind(request, trustProxy);
    const hasRoom = countByAddress(server, clientAddress, perAddress);
    const connected = (): number => server.engine.clientsCount;
    this.app.get(Metrics).gauge('sockets', 'Sockets of pages', 'state', { connected });
    // Closed like a broken connection: clients reconnect by themselves, to another process or the next one.
    this.app.get(GracefulShutdown).onStart(() => server.engine.close());
    return server;
  }

  override async dispose(): Promise<void> {
    await this.fanOut.end();
  }
}
