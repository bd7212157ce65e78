import { randomUUID } from 'node:crypto';

import type { OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';

import type { Caller } from './access.js';

/** Properties of the call, besides its token, that a strategy needs. */
export interface BearerOptions {
  /** Whether to ask the identity provider over the network if the session has ended. */
  isRevocationAsked: boolean;
}

type Done = (error: Error | null, caller?: Caller | null) => void;

/** Reads the bearer token from the header. Subclasses identify its owner in `validate`. */
export class BearerStrategy extends passport.Strategy implements OnApplicationShutdown {
  /** Passport has one registry per process; a unique name separates several applications in one process. */
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

/** The strategy for signed-in users; `identityDriver` selects it. */
export abstract class SessionStrategy extends BearerStrategy {}

const bearerToken = (header = ''): string | null => /^Bearer +([^\s]+)$/i.exec(header)?.[1] ?? null;
