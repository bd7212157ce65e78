import type { IncomingMessage, RequestListener, Server as WebServer } from 'node:http';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

import { GracefulShutdown } from '../http/graceful-shutdown.js';
import { addressBehind } from '../http/client/client-address.js';
import { Metrics } from '../metrics/metrics.js';
import { closeConnections, closeCrowded, closeOutsiders, countByAddress } from './connection-rules.js';
import { FanOut, TIMES } from './fan-out.js';
import { passOnOtherRequests } from './other-requests.js';
import { mayOpenSocket } from './origin.js';

export interface SocketSettings {
  databaseUrl: string;
  publicUrl: string | null;
  /** Other origins whose pages may open sockets. */
  allowedOrigins: readonly string[];
  /** Number of proxies in front. */
  trustProxy: number;
  /** The maximum number of connections from one address. */
  perAddress: number;
  /** The time in milliseconds in which a connection must enter a namespace. */
  namespaceTimeout: number;
}

/** The largest message of a client is the name of a room. */
const MESSAGE_BYTES = 10_000;

/** Twice as much as the largest event. */
const WAITING_BYTES = 4_000_000;

/** Socket.io at its default path, shared by all processes; sockets close as soon as the shutdown begins. */
export class SocketAdapter extends IoAdapter {
  private readonly fanOut: FanOut;
  private closeAll: () => void = () => undefined;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly settings: SocketSettings,
  ) {
    super(app);
    // Clients reconnect and request what was lost.
    this.fanOut = new FanOut(settings.databaseUrl, TIMES, () => this.closeAll());
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicUrl, allowedOrigins, trustProxy, perAddress, namespaceTimeout } = this.settings;
    const shutdown = this.app.get(GracefulShutdown);
    const webServer = this.httpServer as WebServer;
    const listeners = webServer.listeners('request') as RequestListener[];
    const mayConnect = (request: IncomingMessage): boolean =>
      !shutdown.isShuttingDown && mayOpenSocket(request, publicUrl, allowedOrigins) && hasRoom(request);
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      ...(allowedOrigins.length === 0 ? {} : { cors: { origin: [...allowedOrigins] } }),
      maxHttpBufferSize: MESSAGE_BYTES,
      allowRequest: (request, decide) => decide(null, mayConnect(request)),
      adapter: this.fanOut.adapter(),
    } as ServerOptions);
    passOnOtherRequests(server, (...call) => listeners.forEach((listener) => listener(...call)));
    closeOutsiders(server, namespaceTimeout);
    closeCrowded(server, WAITING_BYTES);
    this.closeAll = closeConnections(server);
    const clientAddress = (request: IncomingMessage): string => addressBehind(request, trustProxy);
    const hasRoom = countByAddress(server, clientAddress, perAddress);
    const connected = (): number => server.engine.clientsCount;
    this.app.get(Metrics).gauge('sockets', 'Sockets of pages', 'state', { connected });
    // Closed like a broken connection: clients reconnect by themselves, to another process or the next one.
    shutdown.onStart(() => server.engine.close());
    return server;
  }

  override async dispose(): Promise<void> {
    await this.fanOut.end();
  }
}
