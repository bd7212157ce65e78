import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** On a connection that seems idle the next call may be on its way already: this long it may take to arrive. */
const GRACE_MS = 500;

/**
 * The way to stop without breaking off anybody: new callers find nobody listening, busy ones get their answer with the
 * request to go away, quiet ones are let go after a moment. Nest's own closing waits for callers who keep their
 * connection for ever.
 */
@Injectable()
export class Drain {
  private readonly callers = new Set<Socket>();
  private readonly open = new Set<ServerResponse>();
  private readonly atStart: (() => void)[] = [];
  private arrivals = 0;
  private draining = false;
  private sendsAway = false;

  /** True from the moment the process means to stop: whoever balances load should look elsewhere. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Keeps count of a server's connections and of the requests that are being answered; before it listens. */
  attend(server: Server): void {
    server.on('connection', (caller) => {
      this.arrivals += 1;
      this.callers.add(caller);
      caller.once('close', () => this.callers.delete(caller));
    });
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.sendsAway) response.setHeader('Connection', 'close');
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
  }

  /** Lets go of what would keep its connection for ever: `task` runs once nobody new can come. */
  onStart(task: () => void): void {
    this.atStart.push(task);
  }

  /** Stops listening and lets the open requests finish, for `patience` milliseconds at most. */
  async finish(server: Server, patience: number): Promise<void> {
    this.draining = true;
    await this.letIn();
    // An HTTP server that is closed breaks off what is idle at once; what it listens with does not.
    const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
    // Not earlier: whoever was sent away would come again, and be broken off where nobody lets them in any more.
    this.sendsAway = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
    for (const task of this.atStart) task();
    const stopSweeping = this.letGoOfQuiet();
    const impatience = setTimeout(() => this.callers.forEach((caller) => caller.destroy()), patience);
    await closed;
    stopSweeping();
    clearTimeout(impatience);
  }

  /** The system breaks off whoever still waits to be let in when the listening ends: until a turn brings nobody. */
  private async letIn(): Promise<void> {
    const end = Date.now() + GRACE_MS;
    let known: number;
    // All that has arrived by now is read in the turn after this one.
    await turn();
    do {
      known = this.arrivals;
      await turn();
    } while (this.arrivals > known && Date.now() < end);
  }

  /** Ends connections on which nothing has moved since the last look, unless their answer is being made. */
  private letGoOfQuiet(): () => void {
    let moved = new Map<Socket, number>();
    const look = (): void => {
      const before = moved;
      moved = new Map([...this.callers].map((caller) => [caller, caller.bytesRead + caller.bytesWritten]));
      const busy = new Set([...this.open].map(({ socket }) => socket));
      for (const [caller, bytes] of moved)
        if (before.get(caller) === bytes && !busy.has(caller)) caller.destroy();
    };
    look();
    // A busy process comes to its timers first: what has arrived is read before it is looked at.
    const looking = setInterval(() => setImmediate(look), GRACE_MS);
    return () => clearInterval(looking);
  }
}
