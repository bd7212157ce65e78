import type { IncomingMessage } from 'node:http';

import { mayOpenSocket } from './origin.js';

const from = (origin: string | undefined, host = 'motley.example') =>
  ({ headers: { origin, host } }) as IncomingMessage;

describe('a page that may open a socket', () => {
  it.each([
    ['https://motley.example', 'https://motley.example', true],
    ['https://motley.example', 'https://evil.example', false],
    ['https://motley.example', 'http://motley.example', false],
    ['https://motley.example', 'null', false],
    ['https://motley.example/app', 'https://motley.example', true],
    [null, 'http://motley.example', true],
    [null, 'https://motley.example', true],
    [null, 'https://motley.example.evil', false],
    [null, 'https://evil.example', false],
    [null, 'null', false],
  ])('at %s, from %s: %s', (publicUrl, origin, isOurs) => {
    expect(mayOpenSocket(from(origin), publicUrl, [])).toBe(isOurs);
  });

  it('is allowed without an origin: the token authenticates it', () => {
    expect(mayOpenSocket(from(undefined), 'https://motley.example', [])).toBe(true);
  });

  it('may be of an allowed origin', () => {
    const allowed = ['https://app.example'];
    expect(mayOpenSocket(from('https://app.example'), 'https://motley.example', allowed)).toBe(true);
    expect(mayOpenSocket(from('https://app.example.evil'), 'https://motley.example', allowed)).toBe(false);
  });
});
