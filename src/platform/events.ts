import { Global, Injectable, Module } from '@nestjs/common';
import type { Type } from '@nestjs/common';

import { Database } from './database/database.js';

type Listener = (event: object) => void;

/**
 * Tells those who asked what has happened: plain data under the name of its class, in the past tense. Whoever
 * publishes does not know who listens, and nobody hears of what was rolled back.
 */
@Injectable()
export class Events {
  private readonly listeners = new Map<Type<object>, Listener[]>();

  constructor(private readonly database: Database) {}

  on<E extends object>(type: Type<E>, listener: (event: E) => void): void {
    const known = this.listeners.get(type) ?? [];
    this.listeners.set(type, [...known, listener as Listener]);
  }

  /** Delivered once the open transaction is committed, at once when there is none. */
  publish(event: object): void {
    const listeners = this.listeners.get(event.constructor as Type<object>) ?? [];
    this.database.afterCommit(() => listeners.forEach((listener) => listener(event)));
  }
}

@Global()
@Module({ providers: [Events], exports: [Events] })
export class EventsModule {}
