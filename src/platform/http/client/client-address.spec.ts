import type { IncomingMessage } from 'node:http';

import { addressBehind, networkOf } from './client-address.js';

describe('the network an address counts as', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the address of a request', () => {
  const from = (forwarded?: string) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it.each([
    [0, '203.0.113.7', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '192.0.2.66, 203.0.113.7', '203.0.113.7'],
    [2, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [3, '203.0.113.7', '203.0.113.7'],
  ])('behind %s proxies that forward %s is %s', (proxies, forwarded, address) =>
    expect(addressBehind(from(forwarded), proxies)).toBe(address),
  );
});
