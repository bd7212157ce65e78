import { setImmediate as nextTurn } from 'node:timers/promises';

import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { PassportStrategy } from '@nestjs/passport';

import type { AuthenticatedRequest, Caller } from './access.js';
import { BearerStrategy } from './bearer.strategy.js';
import { IdentifyGuard } from './identify.guard.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import type { PersonalTokens } from './personal-tokens.js';

/** Stands for the tokens of one application: those that begin with its name are good. */
class StubStrategy extends PassportStrategy(BearerStrategy) {
  constructor(private readonly application: string) {
    super();
  }

  async validate(token: string): Promise<Caller | null> {
    await nextTurn();
    if (token === 'broken') throw new Error('the database is away');
    return token.startsWith(this.application) ? callerOf(token) : null;
  }
}

const callerOf = (uid: string): Caller => ({ uid, email: `${uid}@example.com`, emailVerified: true });

const noPrograms = (): PersonalTokenStrategy =>
  new PersonalTokenStrategy({ verify: () => Promise.resolve(null) } as unknown as PersonalTokens);

const guardOf = (application: string): IdentifyGuard =>
  new IdentifyGuard(new Reflector(), noPrograms(), new StubStrategy(application));

/** Returns the caller that the guard finds for this header. */
async function find(guard: IdentifyGuard, authorization?: string): Promise<string | undefined> {
  const request = { headers: { authorization } } as AuthenticatedRequest;
  const handler = (): void => undefined;
  expect(await guard.canActivate(new ExecutionContextHost([request, {}], StubStrategy, handler))).toBe(true);
  return request.caller?.uid;
}

describe('the guard that identifies callers', () => {
  const guard = guardOf('ours');

  it('identifies the caller of a bearer token, with the scheme in any case', async () => {
    expect(await find(guard, 'Bearer ours-1')).toBe('ours-1');
    expect(await find(guard, 'bearer   ours-1')).toBe('ours-1');
  });

  it.each([undefined, '', 'ours-1', 'Bearer', 'Bearer ', 'Basic ours-1', 'Bearer ours 1', 'Bearer theirs-1'])(
    'lets %j pass as a stranger',
    async (authorization) => {
      expect(await find(guard, authorization)).toBeUndefined();
    },
  );

  it('refuses the call if the token cannot be verified', async () => {
    await expect(find(guard, 'Bearer broken')).rejects.toThrow('the database is away');
  });

  it('gives each of many simultaneous calls its own caller', async () => {
    const tokens = Array.from({ length: 50 }, (_, n) => `ours-${n}`);
    expect(await Promise.all(tokens.map((token) => find(guard, `Bearer ${token}`)))).toEqual(tokens);
  });

  it('separates the applications of one process', async () => {
    const other = guardOf('theirs');
    expect(await find(guard, 'Bearer theirs-1')).toBeUndefined();
    expect(await find(other, 'Bearer theirs-1')).toBe('theirs-1');
    expect(await find(guard, 'Bearer ours-1')).toBe('ours-1');
  });

  it('forgets a strategy once its application has been shut down', async () => {
    const strategy = new StubStrategy('closed');
    const closed = new IdentifyGuard(new Reflector(), noPrograms(), strategy);
    strategy.onApplicationShutdown();
    await expect(find(closed, 'Bearer closed-1')).rejects.toThrow('Unknown authentication strategy');
  });
});
