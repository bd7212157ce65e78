import { request } from 'node:http';

import { jest } from '@jest/globals';

import { API_BASE, routes } from '#core/api/routes.js';

import { RateCounters } from '../../src/platform/http/rate-limit/counters.js';
import { anonymous, as } from '../support/api.js';
import { currentApp, useApp } from '../support/server/app.js';
import { anEmail, anIdentity, PASSWORD } from '../support/project/world.js';

const LONG = 95_000;
const ADDRESSES = 30;
const ROUNDS = 100;

const padding = 'x'.repeat(LONG);
const fromAddress = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });

/** The distinct keys of the counters. */
async function keysOf(work: () => Promise<unknown>): Promise<string[]> {
  const count = jest.spyOn(RateCounters.prototype, 'count');
  try {
    await work();
    return [...new Set(count.mock.calls.map(([, key]) => key))];
  } finally {
    count.mockRestore();
  }
}

/** The status of a call over a new connection: a kept one could close just as it is reused. */
function postBytes(path: string, body: string, address: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...fromAddress(address) };
    const sent = request(
      `${currentApp().origin}${API_BASE}${path}`,
      { method: 'POST', agent: false, headers },
      (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    sent.once('error', reject).end(body);
  });
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('the keys of rate limits', () => {
  useApp({ trustProxy: 1 });

  it('do not grow with 3,000 long texts that are no emails', async () => {
    const replies: number[] = [];
    const keys = await keysOf(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const path = round % 2 === 0 ? routes.signIn() : routes.requestPasswordReset();
        const calls = Array.from({ length: ADDRESSES }, (_, address) =>
          postBytes(path, `{"email":"${round}-${address}-${padding}@example.com","password":"x"}`, address),
        );
        replies.push(...(await Promise.all(calls)));
      }
    });
    expect(replies).toHaveLength(3_000);
    expect(new Set(replies)).toEqual(new Set([400]));
    // One per address, whatever it sends; several limits share a key.
    expect(keys).toHaveLength(ADDRESSES);
    expect(sum(keys.map((key) => key.length))).toBeLessThan(ADDRESSES * 30);
  }, 240_000);

  it.each([
    ['a text without an @', 'x'.repeat(200)],
    ['an e-mail that is too long', `${'x'.repeat(260)}@example.com`],
    ['an e-mail with a space', 'a b@example.com'],
    ['a number', 12],
    ['nothing', undefined],
  ])('are the address alone for %s', async (_what, email) => {
    const keys = await keysOf(() =>
      Promise.all([
        anonymous().post(routes.signIn(), { email, password: 'x' }),
        anonymous().post(routes.requestPasswordReset(), { email }),
      ]),
    );
    expect(keys).toHaveLength(1);
  });

  it('are digests of one size that contain nothing of the request', async () => {
    const [identity, email] = [await anIdentity(), anEmail()];
    const keys = await keysOf(async () => {
      await anonymous().post(
        routes.signIn(),
        { email, password: 'x' },
        { 'x-forwarded-for': padding.slice(0, 5_000) },
      );
      await anonymous().post(routes.requestPasswordReset(), { email }, fromAddress(1));
      await as(identity).post(routes.changeEmail(), { email, password: PASSWORD });
      await anonymous().post(routes.signUp(), { email: anEmail(), password: PASSWORD });
    });
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
  });
});
