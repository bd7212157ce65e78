import { randomUUID } from 'node:crypto';

import type { OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';

import type { Caller } from './access.js';

/** What a strategy is told about the call besides its token. */
export interface BearerOptions {
  /** Whether the call is worth asking the identity provider over the network if the session has ended. */
  isRevocationAsked: boolean;
}

type Done = (error: Error | null, caller?: Caller | null) => void;

/** Reads the bearer token from the request's header. Its subclasses tell in `validate` whom the token stands for. */
export class BearerStrategy extends passport.Strategy implements OnApplicationShutdown {
  /** Passport has one registry per process; a unique name keeps several applications in one process apart. */
  override readonly name = `bearer ${randomUUID()}`;

  constructor(private readonly verify: (token: string, options: BearerOptions, done: Done) => void) {
    super();
  }

  override authenticate({ headers }: Request, options: BearerOptions): void {
    const token = bearerToken(headers.authorization);
    if (token === null) return this.fail(401);
    this.verify(token, options, (error, caller) => {
      if (error !== null) this.error(error);
      else if (caller) this.success(caller);
      else this.fail(401);
    });
  }

  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }
}

/** The strategy for people who have signed in; `identityDriver` decides which one. */
export abstract class SessionStrategy extends BearerStrategy {}

const bearerToken = (header = ''): string | null => /^Bearer +([^\s]+)$/i.exec(header)?.[1] ?? null;
