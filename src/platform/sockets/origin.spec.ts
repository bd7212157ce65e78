import type { IncomingMessage } from 'node:http';

import { isOurPage } from './origin.js';

const from = (origin: string | undefined, host = 'motley.example') =>
  ({ headers: { origin, host } }) as IncomingMessage;

describe('a page that opens a socket', () => {
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
  ])('at %s, from %s, is ours: %s', (publicUrl, origin, isOurs) => {
    expect(isOurPage(from(origin), publicUrl)).toBe(isOurs);
  });

  it('is allowed without an origin: the token authenticates it', () => {
    expect(isOurPage(from(undefined), 'https://motley.example')).toBe(true);
  });
});
