import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';

/**
 * The way to stop without breaking off anybody: busy callers get their answer with the request to go away, idle ones
 * are let go, new ones find nobody listening. Nest's own closing waits for callers who keep their connection for ever.
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
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const task of this.atStart) task();
    server.closeIdleConnections();
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(impatience);
  }
}
