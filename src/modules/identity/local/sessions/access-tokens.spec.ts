import { jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';

import type { Identity } from '../../../../entities/index.js';
import { Clock } from '../../../../platform/clock.js';
import type { Config } from '../../../../platform/config/config.js';
import { AccessTokens, ACCESS_TOKEN_SECONDS, accessTokenOptions } from './access-tokens.js';

const IDENTITY = { uid: 'u1', email: 'ada@example.com', emailVerified: true, username: null } as Identity;
const jwt = new JwtService(accessTokenOptions({ jwtSecret: 'a secret of this test' } as Config));
/** A new one for each test: it knows the tokens that it has verified. */
let tokens: AccessTokens;

describe('access tokens', () => {
  beforeEach(() => {
    tokens = new AccessTokens(jwt, new Clock());
    jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('have their signature verified once', async () => {
    const token = await tokens.issue(IDENTITY, 's1');
    const verify = jest.spyOn(jwt, 'verifyAsync').mockClear();
    const callers = [await tokens.verify(token), await tokens.verify(token)];
    expect(callers.map((caller) => caller?.uid)).toEqual(['u1', 'u1']);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('expire, known or not, after the difference of clocks that is tolerated', async () => {
    const token = await tokens.issue(IDENTITY, 's1');
    const unknown = await tokens.issue(IDENTITY, 's2');
    expect(await tokens.verify(token)).not.toBeNull();
    jest.advanceTimersByTime((ACCESS_TOKEN_SECONDS + 59) * 1_000);
    expect(await tokens.verify(token)).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect([await tokens.verify(token), await tokens.verify(unknown)]).toEqual([null, null]);
  });

  it('are refused with another signature, again and again', async () => {
    const token = await tokens.issue(IDENTITY, 's1');
    await tokens.verify(token);
    const forged = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect([await tokens.verify(forged), await tokens.verify(forged)]).toEqual([null, null]);
  });

  it('are forgotten when there are very many others', async () => {
    const first = await tokens.issue(IDENTITY, 'first');
    await tokens.verify(first);
    for (let n = 0; n < 1_000; n += 1) await tokens.verify(await tokens.issue(IDENTITY, `session ${n}`));
    const verify = jest.spyOn(jwt, 'verifyAsync').mockClear();
    await tokens.verify(first);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
