import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** On a connection that seems idle the next call may be on its way already: this long it may take to arrive. */
const GRACE_MS = 250;

/**
 * The way to stop without breaking off anybody: busy callers get their answer with the request to go away, idle ones
 * are let go after a moment, new ones find nobody listening. Nest's own closing waits for callers who keep their connection for ever.
 */
@Injectable()
export class Drain {
  private readonly open = new Set<Response>();
  private readonly atStart: (() => void)[] = [];
  private draining = false;

  /** True from the moment the process means to stop: whoever balances load should look elsewhere. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Express middleware that keeps count of the requests that are being answered. */
  readonly watch = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.draining) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    next();
  };

  /** Lets go of what would keep its connection for ever: `task` runs once nobody new can come. */
  onStart(task: () => void): void {
    this.atStart.push(task);
  }

  /** Stops listening and lets the open requests finish, for `patience` milliseconds at most. */
  async finish(server: Server, patience: number): Promise<void> {
    this.draining = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
    // Whoever has connected by now is let in first: in the second turn all that had arrived has been read.
    for (const _ of [1, 2]) await turn();
    // An HTTP server that is closed breaks off what is idle at once; what it listens with does not.
    const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
    for (const task of this.atStart) task();
    // What has arrived is read before: a busy process comes to its timers first.
    const sweep = (): void => void setImmediate(() => server.closeIdleConnections());
    const sweeping = setInterval(sweep, GRACE_MS);
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(sweeping);
    clearTimeout(impatience);
  }
}
