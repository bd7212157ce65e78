import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Pending connections are accepted for at most this long. */
const ACCEPT_MS = 500;

/** The next request on an idle connection may already be on its way, from a client that is slow: the time it has. */
const IDLE_MS = 2_000;
const SWEEP_MS = 500;

/** The bytes that a connection has carried, and since when this number is unchanged. */
interface Traffic {
  bytes: number;
  since: number;
}

/**
 * Stops the web server without breaking requests: new connections are refused, requests in progress are answered with
 * `Connection: close`, and idle connections are closed after a moment. Nest's own `close` waits for clients that keep
 * their connection open.
 */
@Injectable()
export class GracefulShutdown {
  private readonly connections = new Set<Socket>();
  private readonly responses = new Set<ServerResponse>();
  private readonly onStartTasks: (() => void)[] = [];
  private accepted = 0;
  private shuttingDown = false;
  private asksToClose = false;

  /** True once the shutdown begins: a load balancer should route elsewhere. */
  get isShuttingDown(): boolean {
    return this.shuttingDown;
  }

  /** Tracks the connections and open responses of a server. Call it before the server listens. */
  track(server: Server): void {
    server.on('connection', (connection) => {
      this.accepted += 1;
      this.connections.add(connection);
      connection.once('close', () => this.connections.delete(connection));
    });
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.asksToClose) response.setHeader('Connection', 'close');
      this.responses.add(response);
      response.once('close', () => this.responses.delete(response));
    });
  }

  /** Runs `task` once the server accepts no new connections, e.g. to close sockets that would stay open. */
  onStart(task: () => void): void {
    this.onStartTasks.push(task);
  }

  /** Stops listening and lets open requests finish for at most `timeout` milliseconds. */
  async finish(server: Server, timeout: number): Promise<void> {
    this.shuttingDown = true;
    await this.acceptPending();
    // `http.Server.close` destroys idle connections at once; the `net.Server` below it does not.
    const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
    // Not earlier: the client would reconnect while the server still listens, and that connection would be broken.
    this.asksToClose = true;
    for (const response of this.responses)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    for (const task of this.onStartTasks) task();
    const stopSweeping = this.closeIdleConnections();
    const deadline = setTimeout(
      () => this.connections.forEach((connection) => connection.destroy()),
      timeout,
    );
    await closed;
    stopSweeping();
    clearTimeout(deadline);
  }

  /** Closing the listener resets connections that are not accepted yet, so this waits until no more arrive. */
  private async acceptPending(): Promise<void> {
    const end = Date.now() + ACCEPT_MS;
    let known: number;
    // The event loop accepts what has arrived by now in its next turn.
    await turn();
    do {
      known = this.accepted;
      await turn();
    } while (this.accepted > known && Date.now() < end);
  }

  /** Closes connections once they have been without traffic for a while, unless a response is open on them. */
  private closeIdleConnections(): () => void {
    const traffic = new Map<Socket, Traffic>();
    const sweep = (): void => {
      const now = performance.now();
      const busy = new Set([...this.responses].map(({ socket }) => socket));
      for (const connection of this.connections) {
        const bytes = connection.bytesRead + connection.bytesWritten;
        const before = traffic.get(connection);
        if (before?.bytes !== bytes || busy.has(connection)) traffic.set(connection, { bytes, since: now });
        else if (now - before.since >= IDLE_MS) connection.destroy();
      }
    };
    sweep();
    // Timers run before I/O: `setImmediate` lets received bytes be read before they are compared.
    const timer = setInterval(() => setImmediate(sweep), SWEEP_MS);
    return () => clearInterval(timer);
  }
}
