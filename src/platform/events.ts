import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { Type } from '@nestjs/common';

import { Database } from './database/database.js';

type Listener = (event: object) => void;

/**
 * Publishes events: plain data, named by class in the past tense. Publishers do not know the listeners, and a
 * rolled-back transaction publishes nothing.
 */
@Injectable()
export class Events {
  private readonly logger = new Logger('Events');
  private readonly listeners = new Map<Type<object>, Listener[]>();

  constructor(private readonly database: Database) {}

  on<E extends object>(type: Type<E>, listener: (event: E) => void): void {
    const known = this.listeners.get(type) ?? [];
    this.listeners.set(type, [...known, listener as Listener]);
  }

  /**
   * Delivers `event` after the commit of the open transaction, at once without a transaction. Errors of listeners are
   * only logged, because the change is already committed.
   */
  publish(event: object): void {
    const listeners = this.listeners.get(event.constructor as Type<object>) ?? [];
    this.database.afterCommit(() => listeners.forEach((listener) => this.deliver(listener, event)));
  }

  private deliver(listener: Listener, event: object): void {
    try {
      listener(event);
    } catch (error) {
      this.logger.error(`A listener of ${event.constructor.name} failed`, String(error));
    }
  }
}

@Global()
@Module({ providers: [Events], exports: [Events] })
export class EventsModule {}
